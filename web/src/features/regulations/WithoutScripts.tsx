import { Text } from '@/ui/Text';

/** What is said in place of a tool where scripts do not run. */
export function WithoutScripts({ text }: { text: string }) {
	return (
		<p className="without-scripts">
			<Text>{text}</Text>
		</p>
	);
}

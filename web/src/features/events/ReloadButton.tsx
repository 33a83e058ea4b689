import { RotateCw } from 'lucide-react';

/** Asks for the whole page again. */
export function ReloadButton({ label }: { label: string }) {
	return (
		<button className="button button-primary" type="button" onClick={() => location.reload()}>
			<RotateCw aria-hidden size={20} />
			<span>{label}</span>
		</button>
	);
}

import { ErrorNote } from '~/ui/states';

/** A screen that failed by itself; loading it anew is what helps, and drafts stay on the device. */
export function Broken({ error }: { error: unknown }) {
	const problem = error instanceof Error ? error : new Error(String(error));
	return (
		<main className="page">
			<ErrorNote error={problem} retry={() => location.reload()} />
		</main>
	);
}

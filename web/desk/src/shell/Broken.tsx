import { ErrorNote } from '~/ui/states';

/** A screen that failed by itself; loading it anew is what helps, and drafts stay on the device. */
export function Broken({ error }: { error: Error }) {
	return (
		<main className="page">
			<ErrorNote error={error} retry={() => location.reload()} />
		</main>
	);
}

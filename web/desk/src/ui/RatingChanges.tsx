import type { ConsequencesBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Table } from './List';

/** Every rating that something would change, before it does. */
export function RatingChanges({ changes }: { changes: ConsequencesBody['changes'] }) {
	const { say } = useLanguage();
	if (changes.length === 0) return <p>{say('results.no_changes')}</p>;
	return (
		<Table
			caption={say('results.undo_text')}
			items={changes}
			keyOf={(change) => change.player_id}
			columns={[
				{ title: say('results.player'), cell: (change) => change.player },
				{ title: say('results.before'), cell: (change) => change.before ?? '–', figure: true },
				{ title: say('results.after'), cell: (change) => change.after ?? '–', figure: true },
			]}
		/>
	);
}

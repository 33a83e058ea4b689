import { useState } from 'react';
import { usePreview } from '~/api/questions';
import type { ConsequencesBody, MergedBody, PlayerBody, SeenMergeForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { PlayerPicker } from '~/ui/PlayerPicker';
import { RatingChanges } from '~/ui/RatingChanges';
import { ErrorNote, Loading } from '~/ui/states';
import { useToast } from '~/ui/Toast';

/** One person with two entries: choose the other, look at the ratings, then merge. */
export function MergeDialog({ keep, onClose }: { keep: PlayerBody; onClose: () => void }) {
	const { say } = useLanguage();
	const [drop, setDrop] = useState<PlayerBody | null>(null);
	return (
		<Dialog title={say('players.merge')} onClose={onClose}>
			{drop ? (
				<Preview keep={keep} drop={drop} onClose={onClose} />
			) : (
				<>
					<p>{say('players.merge_text', { name: keep.nickname })}</p>
					<PlayerPicker label={say('players.find')} without={keep.id} onPick={setDrop} />
				</>
			)}
		</Dialog>
	);
}

function Preview({
	keep,
	drop,
	onClose,
}: {
	keep: PlayerBody;
	drop: PlayerBody;
	onClose: () => void;
}) {
	const { say } = useLanguage();
	const tell = useToast();
	const pair = { keep: keep.id, drop: drop.id };
	const preview = usePreview<ConsequencesBody>('players/merge/preview', pair);
	const merge = useWrite<SeenMergeForm, MergedBody>('players/merge', {
		changes: ['players', 'results', 'events', 'season'],
		onDone: ({ traces }) => {
			const done = say('players.merged');
			tell(traces ? `${done} · ${say('players.traces')}` : done);
			onClose();
		},
	});
	return (
		<div className="form">
			{preview.data && <RatingChanges changes={preview.data.changes} />}
			{!preview.data && !preview.error && <Loading />}
			<ErrorNote error={preview.error ?? merge.error} retry={preview.again} />
			<Button
				tone="danger"
				disabled={!preview.data}
				busy={merge.isPending}
				onClick={() => preview.data && merge.mutate({ ...pair, seen: preview.data.seen })}
			>
				{say('players.merge_yes', { drop: drop.nickname, keep: keep.nickname })}
			</Button>
		</div>
	);
}

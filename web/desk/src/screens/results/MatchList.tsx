import { useState } from 'react';
import { usePreview, useQuestion } from '~/api/questions';
import type {
	ConsequencesBody,
	MatchBody,
	MatchesBody,
	SeenUndoForm,
	UndoneBody,
} from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Badge, List, Row } from '~/ui/List';
import { Section } from '~/ui/Page';
import { RatingChanges } from '~/ui/RatingChanges';
import { Answered, Empty, ErrorNote, Loading } from '~/ui/states';
import { useToast } from '~/ui/Toast';

/** The latest results, each of which can be taken back after a look at what follows. */
export function MatchList() {
	const { say } = useLanguage();
	const [undoing, setUndoing] = useState<MatchBody | null>(null);
	const asked = useQuestion<MatchesBody>('results', ['results']);
	return (
		<Section title={say('results.latest')}>
			<Answered question={asked}>
				{({ matches }) =>
					matches.length === 0 ? (
						<Empty text={say('results.none')} />
					) : (
						<List label={say('results.latest')}>
							{matches.map((match) => (
								<MatchRow key={match.number} match={match} onUndo={() => setUndoing(match)} />
							))}
						</List>
					)
				}
			</Answered>
			{undoing && <UndoDialog match={undoing} onClose={() => setUndoing(null)} />}
		</Section>
	);
}

function MatchRow({ match, onUndo }: { match: MatchBody; onUndo: () => void }) {
	const { say, language } = useLanguage();
	const battles = match.battles.map(([, finish]) => finish).join(' ');
	const sets = `${match.winner_sets}–${match.loser_sets}`;
	return (
		<Row
			title={say('results.beat', match)}
			text={[shortMoment(match.played_at, language), sets, battles].filter(Boolean).join(' · ')}
			end={
				match.taken_back ? (
					<Badge tone="warn">{say('results.taken_back')}</Badge>
				) : (
					<Button onClick={onUndo} aria-label={`${say('results.undo')} ${match.number}`}>
						{say('results.undo')}
					</Button>
				)
			}
		/>
	);
}

function UndoDialog({ match, onClose }: { match: MatchBody; onClose: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const preview = usePreview<ConsequencesBody>('results/undo/preview', { number: match.number });
	const undo = useWrite<SeenUndoForm, UndoneBody>('results/undo', {
		changes: ['results', 'players', 'season', 'events'],
		onDone: () => {
			tell(say('results.undone'));
			onClose();
		},
	});
	return (
		<Dialog title={say('results.beat', match)} onClose={onClose}>
			<div className="form">
				<p>{say('results.undo_text')}</p>
				{preview.data && <RatingChanges changes={preview.data.changes} />}
				{!preview.data && !preview.error && <Loading />}
				<ErrorNote error={preview.error ?? undo.error} retry={preview.again} />
				<Button
					tone="danger"
					disabled={!preview.data}
					busy={undo.isPending}
					onClick={() =>
						preview.data && undo.mutate({ number: match.number, seen: preview.data.seen })
					}
				>
					{say('results.undo')}
				</Button>
			</div>
		</Dialog>
	);
}

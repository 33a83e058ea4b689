import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { UndoBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { Moves } from '../matches/Moves';
import { actionName } from '../names';
import type { Parts } from '../useTournament';

/** Takes back the last action, after saying what goes with it. */
export function UndoButton(parts: Parts) {
	const { say } = useLanguage();
	const [open, setOpen] = useState(false);
	const show = () => {
		parts.acting.forget();
		setOpen(true);
	};
	const { last } = parts.organiser;
	// What the set-up itself wrote down is changed under the format, not taken back name by name.
	if (!last || last.type === 'register' || last.type === 'set_up') return null;
	return (
		<>
			<Button tone="quiet" icon={<Undo2 aria-hidden="true" />} onClick={show}>
				{say('tournament.undo_title', { what: actionName(parts.live, last, say) })}
			</Button>
			{open && <UndoDialog {...parts} onClose={() => setOpen(false)} />}
		</>
	);
}

type Matches = Pick<UndoBody, 'reopened' | 'restored' | 'repaired'>;

/** Whether nothing was said of any match. */
const isQuiet = (gone: readonly number[], { reopened, restored, repaired }: Matches) =>
	gone.length + reopened.length + restored.length + repaired.length === 0;

function UndoDialog({ event, live, acting, organiser, onClose }: Parts & { onClose: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const { version } = organiser.tournament;
	const asked = useQuestion<UndoBody>(`tournaments/${event}/undo`, [
		'tournament-undo',
		event,
		version,
	]);
	const what = organiser.last ? actionName(live, organiser.last, say) : '';
	const undo = async () => {
		if (await acting.act('undo', { expected: asked.data?.version })) {
			tell(say('tournament.undone'));
			onClose();
		}
	};
	return (
		<Dialog title={say('tournament.undo_title', { what })} onClose={onClose}>
			<Answered question={asked}>
				{({ gone, places, rated, ...matches }) => (
					<div className="form">
						{gone.length > 0 && <p>{say('tournament.undo_gone', { count: gone.length })}</p>}
						{(['reopened', 'restored', 'repaired'] as const).map(
							(kind) =>
								matches[kind].length > 0 && (
									<p key={kind}>
										{say(`tournament.undo_${kind}`, { matches: matches[kind].join(', ') })}
									</p>
								),
						)}
						{(places.length + rated.length > 0 || isQuiet(gone, matches)) && (
							<Moves live={live} places={places} rated={rated} />
						)}
						<ErrorNote error={acting.error} />
						<Button tone="danger" busy={acting.busy} onClick={() => void undo()}>
							{say('tournament.undo')}
						</Button>
					</div>
				)}
			</Answered>
		</Dialog>
	);
}

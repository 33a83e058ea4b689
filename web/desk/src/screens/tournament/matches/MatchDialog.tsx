import { useState } from 'react';
import type { LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button, ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { ErrorNote } from '~/ui/states';
import { outcomeOf, pairOf } from '../names';
import type { Parts } from '../useTournament';
import { Correction } from './Correction';
import { type Ending, ResultForm } from './ResultForm';
import { StatusBadge } from './StatusBadge';

/** One match: call, start, enter, confirm, put right. */
export function MatchDialog({
	match,
	onClose,
	...parts
}: Parts & { match: LiveMatch; onClose: () => void }) {
	const { live, organiser, acting } = parts;
	const { say } = useLanguage();
	const [correcting, setCorrecting] = useState(false);
	const over = match.status === 'reported' || match.status === 'confirmed';
	const isPlayed = match.a !== null && match.b !== null;
	const battles = organiser.sheets.find((sheet) => sheet.match === match.id)?.battles;
	const enter = async (ending: Ending) => {
		if (!(await acting.act('result', { match: match.id, ...ending }))) return;
		if (await acting.rule('confirm', { match: match.id })) onClose();
	};
	const title = `${say('tournament.match', { number: match.id })}: ${pairOf(live, match, say)}`;
	return (
		<Dialog title={title} onClose={onClose}>
			<div className="form">
				<p className="actions">
					<StatusBadge match={match} />
					<span>{outcomeOf(live, match, say)}</span>
				</p>
				{battles && <p className="soft">{say('tournament.battles', { battles })}</p>}
				<ErrorNote error={acting.error} />
				{!over && isPlayed && <Calling {...parts} match={match} />}
				{match.status === 'reported' && (
					<Button
						tone="main"
						busy={acting.busy}
						onClick={async () => {
							if (await acting.rule('confirm', { match: match.id })) onClose();
						}}
					>
						{say('tournament.confirm')}
					</Button>
				)}
				{!over && isPlayed && organiser.announced && (
					<ResultForm
						// What was chosen for one pair is not said of another one in its place.
						key={`${match.a}-${match.b}`}
						live={live}
						match={match}
						busy={acting.busy}
						send={say('tournament.enter_confirm')}
						onSend={(ending) => void enter(ending)}
					/>
				)}
				{over && isPlayed && !correcting && match.outcome !== 'bye' && (
					<Button onClick={() => setCorrecting(true)}>{say('tournament.correct')}</Button>
				)}
				{correcting && <Correction {...parts} match={match} onDone={onClose} />}
			</div>
		</Dialog>
	);
}

/** To which stadium, and begun there. */
function Calling({ match, event, live, acting }: Parts & { match: LiveMatch }) {
	const { say } = useLanguage();
	const free = live.snapshot.stadiums.filter(
		({ match: held, number }) => held === null || number === match.stadium,
	);
	if (match.status === 'waiting') return null;
	return (
		<>
			{match.status !== 'running' && free.length > 0 && (
				<fieldset className="choices">
					<legend>{say('tournament.call_to')}</legend>
					{free.map(({ number }) => (
						<Button
							key={number}
							aria-pressed={match.stadium === number}
							busy={acting.busy}
							onClick={() => void acting.rule('call', { match: match.id, stadium: number })}
						>
							{number}
						</Button>
					))}
				</fieldset>
			)}
			{match.stadium !== null && (
				<div className="actions">
					{match.status === 'called' && (
						<Button
							busy={acting.busy}
							onClick={() => void acting.act('start', { match: match.id, stadium: match.stadium })}
						>
							{say('tournament.start')}
						</Button>
					)}
					<ButtonLink
						to="/events/$id/judge/$stadium"
						params={{ id: String(event), stadium: String(match.stadium) }}
					>
						{say('tournament.score_here')}
					</ButtonLink>
				</div>
			)}
		</>
	);
}

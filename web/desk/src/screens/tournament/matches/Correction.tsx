import { useState } from 'react';
import { usePreview } from '~/api/questions';
import type { CorrectionBody, LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { ErrorNote, Loading } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { nameOf, outcomeOf } from '../names';
import type { Parts } from '../useTournament';
import { Moves } from './Moves';
import { type Ending, ResultForm } from './ResultForm';

/** A result put right: first what it moves, then the choice what follows. */
export function Correction({
	match,
	onDone,
	...parts
}: Parts & { match: LiveMatch; onDone: () => void }) {
	const { say } = useLanguage();
	const [ending, setEnding] = useState<Ending | null>(null);
	if (!ending) {
		return (
			<ResultForm
				live={parts.live}
				match={match}
				busy={false}
				send={say('tournament.correct_look')}
				onSend={setEnding}
			/>
		);
	}
	const back = () => setEnding(null);
	return <Consequences {...parts} match={match} ending={ending} onBack={back} onDone={onDone} />;
}

function Consequences({
	event,
	live,
	acting,
	match,
	ending,
	onBack,
	onDone,
}: Parts & { match: LiveMatch; ending: Ending; onBack: () => void; onDone: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const form = { match: match.id, ...ending };
	const asked = usePreview<CorrectionBody>(`tournaments/${event}/consequences`, form);
	const correct = async (again: boolean) => {
		const sent = { ...form, again, expected: asked.data?.version };
		if (await acting.act('correct', sent)) {
			tell(say('tournament.corrected'));
			onDone();
		}
	};
	const back = <Button onClick={onBack}>{say('ui.back')}</Button>;
	if (!asked.data && !asked.error) return <Loading />;
	if (!asked.data)
		return (
			<>
				<ErrorNote error={asked.error} retry={asked.again} />
				{back}
			</>
		);
	const { pairings, stands, places, rated } = asked.data;
	const names = (players: readonly number[]) =>
		players.map((player) => nameOf(live, player, say)).join(' – ') || '–';
	const { kind = 'played', winner = null, sets = [] } = ending;
	const result = outcomeOf(live, { ...match, outcome: kind, winner, sets }, say);
	return (
		<div className="form">
			<p>
				<strong>{say('tournament.correct_to', { result: result ?? '' })}</strong>
			</p>
			{pairings.length > 0 && (
				<section>
					<h3>{say('tournament.moves_pairs')}</h3>
					<ul className="bullets">
						{pairings.map(({ match: moved, before, after }) => (
							<li key={moved}>
								{say('tournament.moves_pair', {
									match: moved,
									before: names(before),
									after: names(after),
								})}
							</li>
						))}
					</ul>
				</section>
			)}
			{stands.length > 0 && <p>{say('tournament.moves_stands', { matches: stands.join(', ') })}</p>}
			<Moves live={live} places={places} rated={rated} />
			<Button
				tone={pairings.length > 0 ? 'plain' : 'main'}
				busy={acting.busy}
				onClick={() => void correct(false)}
			>
				{say('tournament.keep_pairs')}
			</Button>
			{pairings.length > 0 && (
				<Button tone="main" busy={acting.busy} onClick={() => void correct(true)}>
					{say('tournament.pair_again')}
				</Button>
			)}
			{back}
		</div>
	);
}

import type { Live } from '@/lib/live/live';
import { useLanguage } from '~/lib/language';
import { outcomeOf, pairOf } from '~/screens/tournament/names';
import { Button } from '~/ui/Button';
import { Badge, List, Row } from '~/ui/List';
import { Section } from '~/ui/Page';
import { type Letter, outbox, type Sending } from './outbox';

const tones: Record<Sending, string> = {
	waiting: 'warn',
	sent: 'calm',
	conflict: 'wrong',
	refused: 'wrong',
};

/** What this phone entered: waiting, sent, or not taken, with both versions where they differ. */
export function Outbox({ letters, live }: { letters: readonly Letter[]; live: Live }) {
	const { say } = useLanguage();
	if (letters.length === 0) return null;
	return (
		<Section
			title={say('judge.outbox')}
			actions={
				letters.some(({ state }) => state === 'waiting') && (
					<Button onClick={() => void outbox.flush()}>{say('judge.send_now')}</Button>
				)
			}
		>
			{letters
				.filter(({ state }) => state === 'conflict' || state === 'refused')
				.map((letter) => (
					<NotTaken key={letter.form.id} letter={letter} live={live} />
				))}
			<List label={say('judge.outbox')}>
				{letters.toReversed().map(({ form, names, said, state }) => (
					<Row
						key={form.id}
						title={`${say('tournament.match', { number: form.match })} · ${names.join(' – ')}`}
						text={said}
						end={<Badge tone={tones[state]}>{say(`judge.state.${state}`)}</Badge>}
					/>
				))}
			</List>
		</Section>
	);
}

function NotTaken({ letter, live }: { letter: Letter; live: Live }) {
	const { say, pick } = useLanguage();
	const { form, names, refusal, said, state } = letter;
	const there = live.matches.get(form.match);
	const result = there && outcomeOf(live, there, say);
	const conflict = state === 'conflict';
	// Of other players both pairs are told; a result alone would be taken for one of the same two.
	const others = refusal?.code === 'other_players';
	const pair = others && there && pairOf(live, there, say);
	const mine = say('tournament.versus', { a: names[0], b: names[1] });
	const text = conflict && say(others ? 'judge.others_text' : 'judge.conflict_text');
	return (
		<div className="note conflict" data-tone="wrong" role="alert">
			<p>
				<strong>{say('tournament.match', { number: form.match })}</strong>{' '}
				{text || (refusal && pick(refusal.message))}
			</p>
			<div className="versions">
				{conflict && (
					<section>
						<h3>{say('judge.conflict_there')}</h3>
						<div className="version">{[pair, result].filter(Boolean).join(' · ') || '–'}</div>
					</section>
				)}
				<section>
					<h3>{say('judge.conflict_mine')}</h3>
					<div className="version">{others ? `${mine} · ${said}` : said}</div>
				</section>
			</div>
			<div className="actions">
				<Button onClick={() => outbox.drop(form.id)}>
					{say(conflict && !others ? 'judge.conflict_drop' : 'judge.forget')}
				</Button>
			</div>
		</div>
	);
}

import { useQuestion } from '~/api/questions';
import type { EventsBody, PlayerBody, RecordedBody, ResultForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { useInsist } from '~/lib/useInsist';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/Field';
import { Section } from '~/ui/Page';
import { PlayerPicker } from '~/ui/PlayerPicker';
import { ErrorNote, RestoredNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { type Battle, finishes, type Side, scoreOf, target, winnerOf, written } from './battles';

type Chosen = Pick<PlayerBody, 'id' | 'nickname'>;

interface Entry {
	one?: Chosen | undefined;
	two?: Chosen | undefined;
	battles: Battle[];
	event: string;
}

const empty: Entry = { battles: [], event: '' };

/** Two players, the finishes, done: six taps for a match of two Xtremes. */
export function QuickEntry({ ownEvent }: { ownEvent: number | null }) {
	const { say } = useLanguage();
	const draft = useDraft<Entry>('result', empty);
	const entry = draft.value;
	const set = (part: Partial<Entry>) => draft.change({ ...entry, ...part });
	const events = useOngoing(ownEvent === null);
	// The event chosen for the match before may be over by now.
	const chosen = events.some(({ id }) => String(id) === entry.event) ? entry.event : '';
	const event = ownEvent ?? (chosen ? Number(chosen) : null);
	const send = useSend(entry, event, () => draft.clear({ ...empty, event: chosen }));
	const winner = winnerOf(entry.battles);
	const named = winner && entry[winner]?.nickname;
	return (
		<Section title={say('results.record')}>
			<RestoredNote shown={draft.restored && entry !== empty} onClear={() => draft.clear(empty)} />
			<div className="versus">
				{(['one', 'two'] as const).map((side) => (
					<PlayerSide
						key={side}
						side={side}
						entry={entry}
						onPick={(player) => set({ [side]: player })}
						onGain={(battle) => set({ battles: [...entry.battles, battle] })}
						over={winner !== undefined}
					/>
				))}
			</div>
			{ownEvent === null && (
				<EventSelect events={events} value={chosen} onValue={(event) => set({ event })} />
			)}
			<ErrorNote error={send.error} />
			<div className="actions">
				<Button tone="main" busy={send.busy} disabled={!named} onClick={send.now}>
					{named ? say('results.winner_is', { name: named }) : say('results.not_over', { target })}
				</Button>
				{entry.battles.length > 0 && (
					<Button tone="quiet" onClick={() => set({ battles: entry.battles.slice(0, -1) })}>
						{say('results.back')}
					</Button>
				)}
			</div>
		</Section>
	);
}

function PlayerSide({
	side,
	entry,
	over,
	onPick,
	onGain,
}: {
	side: Side;
	entry: Entry;
	over: boolean;
	onPick: (player: Chosen | undefined) => void;
	onGain: (battle: Battle) => void;
}) {
	const { say } = useLanguage();
	const player = entry[side];
	const other = entry[side === 'one' ? 'two' : 'one'];
	if (!player) {
		return (
			<PlayerPicker
				label={say(`results.${side}`)}
				without={other?.id}
				onPick={({ id, nickname }) => onPick({ id, nickname })}
			/>
		);
	}
	return (
		<div className="form">
			<p className="versus-name">
				<strong>{player.nickname}</strong>
				<output className="versus-score">{scoreOf(entry.battles, side)}</output>
				<Button tone="quiet" onClick={() => onPick(undefined)}>
					{say('results.change')}
				</Button>
			</p>
			<fieldset className="finishes">
				<legend className="visually-hidden">
					{say('results.gained', { name: player.nickname })}
				</legend>
				{finishes.map((finish) => (
					<Button key={finish} disabled={over} onClick={() => onGain({ side, finish })}>
						{say(`results.${finish}`)}
					</Button>
				))}
			</fieldset>
		</div>
	);
}

const minute = 60_000;

/** The events that are on, which change while the screen stays open. */
function useOngoing(enabled: boolean): EventsBody['events'] {
	const asked = useQuestion<EventsBody>('events?status=ongoing', ['events', 'ongoing'], {
		enabled,
		every: () => minute,
	});
	return asked.data?.events ?? [];
}

function EventSelect({
	events,
	value,
	onValue,
}: {
	events: EventsBody['events'];
	value: string;
	onValue: (value: string) => void;
}) {
	const { say } = useLanguage();
	return (
		<SelectField
			label={say('results.event')}
			value={value}
			onValue={onValue}
			options={[
				{ value: '', label: say('results.no_event') },
				...events.map(({ id, name }) => ({ value: String(id), label: name })),
			]}
		/>
	);
}

function useSend(entry: Entry, event: number | null, onDone: () => void) {
	const { say } = useLanguage();
	const tell = useToast();
	const insist = useInsist();
	const record = useWrite<ResultForm, RecordedBody>('results/record', {
		changes: ['results', 'players', 'season'],
	});
	const send = async () => {
		const side = winnerOf(entry.battles);
		if (!side || !entry.one || !entry.two) return;
		const [winner, loser] = side === 'one' ? [entry.one, entry.two] : [entry.two, entry.one];
		const form: ResultForm = {
			winner: `id:${winner.id}`,
			loser: `id:${loser.id}`,
			finishes: written(entry.battles, side),
			event_id: event,
		};
		const { moves } = await insist((insisted) => record.mutateAsync({ ...form, ...insisted }));
		const [one, two] = moves;
		onDone();
		if (one && two) {
			const values = { one: one.player, first: one.after, two: two.player, second: two.after };
			tell(say('results.done', values));
		}
	};
	return {
		now: () => void send().catch(() => undefined),
		busy: record.isPending,
		error: record.error,
	};
}

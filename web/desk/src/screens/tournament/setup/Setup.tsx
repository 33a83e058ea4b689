import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { write } from '~/api/client';
import type { PlanBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { clockOf } from '~/lib/time';
import { useDraft } from '~/lib/useDraft';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { Table } from '~/ui/List';
import { Section } from '~/ui/Page';
import { ErrorNote, Loading, RestoredNote } from '~/ui/states';
import { FormatFields, MoreFields } from './FormatFields';
import type { Settings } from './settings';

interface Typed {
	players: string;
	stadiums: string;
	/** The minutes after which a match is slow; until somebody types, those of the format. */
	slow?: string | undefined;
	/** The format as changed by hand; without it the proposed one counts. */
	settings: Settings | null;
}

interface Props {
	event: number;
	/** How many are on the event's list. */
	count: number;
	/** The format there is already, to be changed before the start. */
	current?: Settings | undefined;
	busy: boolean;
	error: Error | null;
	onSave: (settings: Settings) => Promise<boolean>;
}

/** The format with its plan: proposed from the people and the hours, everything changeable. */
export function Setup({ event, count, current, busy, error, onSave }: Props) {
	const { say } = useLanguage();
	const first: Typed = {
		players: String(Math.max(count, 8)),
		stadiums: String(current?.stadiums ?? 4),
		settings: current ?? null,
	};
	const draft = useDraft<Typed>(`tournament.format.${event}`, first);
	const typed = draft.value;
	const set = (part: Partial<Typed>) => draft.change({ ...typed, ...part });
	// What was typed there may be wrong, and has to be seen.
	const [more, setMore] = useState(typed.slow !== undefined);
	const plan = usePlan(event, typed);
	const shown = typed.settings ?? (plan.data?.settings as Settings | undefined);
	const change = (settings: Settings) => set({ settings });
	const slow = typed.slow ?? String(Math.round((shown?.slow_after_seconds ?? 0) / 60));
	const wrong = (text: string, range: Range) =>
		isIn(text, range) ? null : say('tournament.number_from', { least: range[0], most: range[1] });
	const slowMistake = typed.slow === undefined ? null : wrong(typed.slow, slowMinutes);
	const save = async (pressed: FormEvent) => {
		pressed.preventDefault();
		if (!shown) return;
		const settings = {
			...shown,
			stadiums: Number(typed.stadiums),
			...(typed.slow !== undefined && { slow_after_seconds: Number(slow) * 60 }),
		};
		const isSaved = await onSave(settings);
		// What was changed while it was being saved waits for the next time.
		if (isSaved && draft.now() === typed) draft.clear({ ...typed, slow: undefined, settings });
	};
	return (
		<form className="form" onSubmit={(pressed) => void save(pressed)}>
			<RestoredNote shown={draft.restored} onClear={() => draft.clear(first)} />
			<p className="soft">{say('tournament.proposed_for')}</p>
			<div className="side-by-side">
				<TextField
					label={say('tournament.players_count')}
					hint={say('tournament.players_hint', { count })}
					inputMode="numeric"
					value={typed.players}
					onValue={(players) => set({ players })}
					mistake={wrong(typed.players, manyPlayers)}
				/>
				<TextField
					label={say('tournament.stadiums_count')}
					inputMode="numeric"
					value={typed.stadiums}
					onValue={(stadiums) => set({ stadiums })}
					mistake={wrong(typed.stadiums, manyStadiums)}
				/>
			</div>
			{shown ? (
				<>
					<FormatFields settings={shown} onChange={change} />
					{more ? (
						<MoreFields
							settings={shown}
							onChange={change}
							slow={slow}
							onSlow={(minutes) => set({ slow: minutes })}
							slowMistake={slowMistake}
						/>
					) : (
						<Button onClick={() => setMore(true)}>{say('tournament.more_settings')}</Button>
					)}
				</>
			) : (
				!plan.error && <Loading />
			)}
			<ErrorNote error={plan.error} retry={() => void plan.refetch()} />
			{plan.data && <Plan plan={plan.data} />}
			<ErrorNote error={error} />
			<div className="actions">
				<Button
					tone="main"
					type="submit"
					busy={busy}
					disabled={!shown || !isIn(typed.stadiums, manyStadiums) || slowMistake !== null}
				>
					{say(current ? 'tournament.save_format' : 'tournament.create')}
				</Button>
				{(typed.settings || typed.slow !== undefined) && (
					<Button tone="quiet" onClick={() => set({ settings: null, slow: undefined })}>
						{say('tournament.propose')}
					</Button>
				)}
			</div>
		</form>
	);
}

type Range = readonly [least: number, most: number];
const manyPlayers: Range = [2, 512];
const manyStadiums: Range = [1, 64];
const slowMinutes: Range = [1, 120];

const isIn = (text: string, [least, most]: Range) =>
	/^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
/** While a number is being typed the plan goes by the usual one. */
const numberIn = (text: string, range: Range, usual: number) =>
	isIn(text, range) ? Number(text) : usual;

function usePlan(event: number, { players, stadiums, settings }: Typed) {
	const held = numberIn(stadiums, manyStadiums, 4);
	const form = useDeferredValue({
		players: numberIn(players, manyPlayers, 8),
		stadiums: held,
		...(settings && { settings: { ...settings, stadiums: held } }),
	});
	return useQuery({
		queryKey: ['tournament-plan', event, form],
		queryFn: () => write<PlanBody>(`tournaments/${event}/plan`, form),
		placeholderData: keepPreviousData,
	});
}

function Plan({ plan }: { plan: PlanBody }) {
	const { say } = useLanguage();
	if (plan.rounds.length === 0) return <p>{say('tournament.plan_open')}</p>;
	const stages = [...new Set(plan.rounds.map(({ stage }) => stage))].map((stage) =>
		plan.rounds.filter((round) => round.stage === stage),
	);
	const sum = (rounds: PlanBody['rounds'], of: 'matches' | 'minutes') =>
		rounds.reduce((total, round) => total + round[of], 0);
	return (
		<Section title={say('tournament.plan')}>
			<p>
				<strong>
					{say('tournament.plan_line', {
						matches: plan.matches,
						turns: plan.turns,
						time: clockOf(plan.ends_at),
					})}
				</strong>
			</p>
			{!plan.fits && (
				<div className="note" data-tone="warn">
					<p>{say('tournament.plan_late')}</p>
				</div>
			)}
			<Table
				caption={say('tournament.plan')}
				items={stages}
				keyOf={(rounds) => rounds[0]?.stage ?? 0}
				columns={[
					{
						title: say('tournament.plan_stage'),
						cell: ([first]) => first && say(`tournament.kind.${first.kind}`),
					},
					{ title: say('tournament.plan_rounds'), cell: (rounds) => rounds.length, figure: true },
					{
						title: say('tournament.plan_matches'),
						cell: (rounds) => sum(rounds, 'matches'),
						figure: true,
					},
					{
						title: say('tournament.plan_minutes'),
						cell: (rounds) => sum(rounds, 'minutes'),
						figure: true,
					},
				]}
			/>
		</Section>
	);
}

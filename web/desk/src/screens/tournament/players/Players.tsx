import { useState } from 'react';
import { currentRound, hasPlayer, type Live, recordOf, stageOf } from '@/lib/live/live';
import type { LivePlayer, LiveTournament } from '~/api/types';
import { folded } from '~/lib/folded';
import { useLanguage } from '~/lib/language';
import { useDraft } from '~/lib/useDraft';
import { Button } from '~/ui/Button';
import { Dialog, useConfirm } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { Badge, List, Row } from '~/ui/List';
import { Empty, ErrorNote } from '~/ui/states';
import { nameOf } from '../names';
import type { Parts } from '../useTournament';
import { DeckCheck } from './DeckCheck';

/** Somebody who comes in; a walk-in has no number on the list yet. */
interface Arrival {
	number: number | null;
	name: string;
}

/** Nobody plays before the first round is drawn. */
const attendanceOf = ({ attendance }: LivePlayer, { state }: LiveTournament) =>
	attendance === 'present' && state === 'registering'
		? 'tournament.attendance.here'
		: (`tournament.attendance.${attendance}` as const);

/** Who plays: check-in by name or number, walk-ins, and whoever goes home or comes late. */
export function Players(parts: Parts) {
	const { organiser, live, acting, event } = parts;
	const { say } = useLanguage();
	const draft = useDraft(`tournament.find.${event}`, '');
	const [open, setOpen] = useState<number | null>(null);
	const [arriving, setArriving] = useState<Arrival | null>(null);
	const typed = draft.value.trim();
	const matches = (number: number, name: string) =>
		!typed || String(number) === typed || folded(name).includes(folded(typed));
	const players = live.snapshot.players.filter(
		(player) => !player.anonymous && matches(player.number, player.name),
	);
	const unlisted = organiser.unlisted.filter(({ number, name }) => matches(number, name));
	const known = [...live.snapshot.players, ...organiser.unlisted];
	const isNew =
		typed && !/^\d+$/.test(typed) && !known.some(({ name }) => folded(name) === folded(typed));
	const wantsDecks = organiser.settings.deck_check === true;
	const arrive = async (one: Arrival) => {
		const player = one.number === null ? one.name : String(one.number);
		const isWalkIn = one.number === null;
		if (!(await acting.act('arrival', { player, ...(isWalkIn && { walk_in: true }) }))) return;
		// Somebody quick is typing the next name already.
		if (isWalkIn && draft.now().trim() === one.name) draft.clear();
		setArriving(null);
	};
	const checkIn = (one: Arrival) => {
		acting.forget();
		if (wantsDecks) setArriving(one);
		else void arrive(one);
	};
	const show = (number: number) => {
		acting.forget();
		setOpen(number);
	};
	const shown = open === null ? undefined : live.players.get(open);
	return (
		<>
			<TextField
				label={say('tournament.find_player')}
				type="search"
				autoComplete="off"
				maxLength={60}
				value={draft.value}
				onValue={draft.change}
			/>
			<div className="actions">
				{isNew && (
					<Button
						tone="main"
						busy={acting.busy}
						onClick={() => checkIn({ number: null, name: typed })}
					>
						{say('tournament.walk_in', { name: typed })}
					</Button>
				)}
				{!wantsDecks && <CheckInMany {...parts} />}
			</div>
			{players.length + unlisted.length === 0 && <Empty text={say('tournament.nobody_found')} />}
			<List label={say('tournament.tab.players')}>
				{unlisted.map(({ number, name }) => (
					<Row
						key={number}
						title={`${number}. ${name}`}
						end={<CheckIn name={name} onCheckIn={() => checkIn({ number, name })} />}
					/>
				))}
				{players.map((player) => (
					<Row
						key={player.number}
						title={`${player.number}. ${player.name}`}
						text={<PlayerText player={player} live={live} />}
						end={
							player.attendance === 'registered' ? (
								<CheckIn name={player.name} onCheckIn={() => checkIn(player)} />
							) : (
								<>
									<Badge tone={player.attendance === 'present' ? 'calm' : 'warn'}>
										{say(attendanceOf(player, live.snapshot))}
									</Badge>
									<Button
										tone="quiet"
										aria-label={say('tournament.person', { name: player.name })}
										onClick={() => show(player.number)}
									>
										⋯
									</Button>
								</>
							)
						}
					/>
				))}
			</List>
			{arriving && (
				<DeckCheck
					event={event}
					name={arriving.name}
					busy={acting.busy}
					error={acting.error}
					onCheckIn={() => void arrive(arriving)}
					onClose={() => setArriving(null)}
				/>
			)}
			{shown && <PlayerDialog {...parts} player={shown} onClose={() => setOpen(null)} />}
		</>
	);
}

function CheckIn({ name, onCheckIn }: { name: string; onCheckIn: () => void }) {
	const { say } = useLanguage();
	return (
		<Button aria-label={say('tournament.check_in_name', { name })} onClick={onCheckIn}>
			{say('tournament.check_in')}
		</Button>
	);
}

function PlayerText({ player, live }: { player: LivePlayer; live: Live }) {
	const { say } = useLanguage();
	const [won, lost] = recordOf(live, player.number);
	const rating = `${player.rating}${player.change ? ` (${player.change > 0 ? '+' : ''}${player.change})` : ''}`;
	const parts = [
		won + lost > 0 && say('tournament.record', { won, lost }),
		rating,
		isWaiting(live, player) && say('tournament.next_round'),
	];
	return parts.filter(Boolean).join(' · ');
}

/** Whether somebody came after the Swiss round was drawn. */
function isWaiting(live: Live, { attendance, number }: LivePlayer): boolean {
	const round = currentRound(live);
	if (attendance !== 'present' || !round || round.state === 'over') return false;
	const isSwiss = stageOf(live, round)?.kind === 'swiss';
	return isSwiss && !round.matches.some((match) => hasPlayer(match, number));
}

/** Everybody ticked off at the door, or everybody, in one press. */
function CheckInMany({ organiser, live, acting }: Parts) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const before = live.snapshot.state === 'registering';
	const left = [
		...organiser.unlisted.map(({ number }) => number),
		...live.snapshot.players
			.filter(({ anonymous, attendance }) => attendance === 'registered' && !anonymous)
			.map(({ number }) => number),
	];
	const checkIn = (players: readonly number[]) => void acting.act('arrivals', { players });
	const all = async () => {
		const title = say('tournament.check_in_all', { count: left.length });
		if (await confirm({ title, text: say('tournament.check_in_all_text'), yes: title }))
			checkIn(left);
	};
	return (
		<>
			{organiser.here.length > 0 && (
				<Button tone="main" busy={acting.busy} onClick={() => checkIn(organiser.here)}>
					{say('tournament.check_in_here', { count: organiser.here.length })}
				</Button>
			)}
			{before && left.length > organiser.here.length && (
				<Button busy={acting.busy} onClick={() => void all()}>
					{say('tournament.check_in_all', { count: left.length })}
				</Button>
			)}
		</>
	);
}

function PlayerDialog({
	player,
	onClose,
	live,
	acting,
	organiser,
}: Parts & { player: LivePlayer; onClose: () => void }) {
	const { say } = useLanguage();
	const { attendance } = player;
	const last = live.snapshot.rounds.at(-1);
	const inRound = last?.matches.some(({ a, b }) => a === player.number || b === player.number);
	const hasBye = last?.matches.some(({ outcome }) => outcome === 'bye');
	const mayFill =
		attendance === 'present' && hasBye && !inRound && organiser.tournament.stage === 1;
	const act = async (type: string) => {
		if (await acting.rule(type, { player: String(player.number) })) onClose();
	};
	return (
		<Dialog title={nameOf(live, player.number, say)} onClose={onClose}>
			<div className="form">
				<ErrorNote error={acting.error} />
				{mayFill && (
					<Button tone="main" busy={acting.busy} onClick={() => void act('fill_bye')}>
						{say('tournament.fill_bye')}
					</Button>
				)}
				{attendance === 'present' && (
					<>
						<p className="soft">{say('tournament.drop_text')}</p>
						<Button busy={acting.busy} onClick={() => void act('drop')}>
							{say('tournament.drop')}
						</Button>
					</>
				)}
				{attendance === 'dropped' && (
					<Button tone="main" busy={acting.busy} onClick={() => void act('return')}>
						{say('tournament.return')}
					</Button>
				)}
				{attendance !== 'disqualified' && (
					<>
						<p className="soft">{say('tournament.disqualify_text')}</p>
						<Button tone="danger" busy={acting.busy} onClick={() => void act('disqualify')}>
							{say('tournament.disqualify')}
						</Button>
					</>
				)}
			</div>
		</Dialog>
	);
}

import { useParams } from '@tanstack/react-router';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { stageOf } from '@/lib/live/live';
import { newWriteId, OfflineError, RefusedError, write } from '~/api/client';
import type { LiveMatch, LiveTournament } from '~/api/types';
import { keep, kept } from '~/lib/kept';
import { useLanguage } from '~/lib/language';
import { clockOf } from '~/lib/time';
import { matchRound, nameOf } from '~/screens/tournament/names';
import { useLive } from '~/screens/tournament/useTournament';
import { Button } from '~/ui/Button';
import { Badge } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Empty, ErrorNote, Loading, useErrorText } from '~/ui/states';
import { nextMatch } from './next';
import { Outbox } from './Outbox';
import { enteredSince, isOf } from './outbox';
import { draftName, ScoreMatch } from './ScoreMatch';
import { useLetters } from './useOutbox';
import { useSnapshot } from './useSnapshot';

/** The staff's way to a stadium's board, from the organiser's screen. */
export function StadiumBoard() {
	const { id, stadium } = useParams({ strict: false }) as { id: string; stadium: string };
	return <Judge event={Number(id)} fixed={Number(stadium)} isStaff />;
}

/** A judge's phone: the next match of the stadium, its score, and what is on its way. */
export function Judge({
	event,
	fixed,
	isStaff = false,
}: {
	event: number;
	fixed: number | null;
	isStaff?: boolean;
}) {
	const { say } = useLanguage();
	const place = `judge.stadium.${event}`;
	const [chosen, setChosen] = useState(() => Number(kept(place)) || null);
	const stadium = fixed ?? chosen;
	const choose = (number: number | null) => {
		keep(place, number);
		setChosen(number);
	};
	const { seen, trouble, again } = useSnapshot(event);
	return (
		<Page
			title={stadium === null ? say('judge.title_any') : say('judge.title', { number: stadium })}
			{...(isStaff && { back: `/events/${event}/tournament` as '/events/$id/tournament' })}
			actions={
				fixed === null &&
				stadium !== null && (
					<Button tone="quiet" onClick={() => choose(null)}>
						{say('judge.other_stadium')}
					</Button>
				)
			}
		>
			{seen && trouble && <OldBoard at={seen.at} trouble={trouble} />}
			{seen === undefined ? (
				trouble ? (
					<ErrorNote error={trouble} retry={again} />
				) : (
					<Loading />
				)
			) : stadium === null ? (
				<ChooseStadium count={seen.snapshot.stadiums.length} onChoose={choose} />
			) : (
				<AtStadium key={stadium} event={event} stadium={stadium} snapshot={seen.snapshot} />
			)}
		</Page>
	);
}

/** What is on the board is not of now. It is asked for again by itself, so there is nothing to press. */
function OldBoard({ at, trouble }: { at: number; trouble: Error }) {
	const { say } = useLanguage();
	const textOf = useErrorText();
	const isRefused = trouble instanceof RefusedError;
	const why = isRefused ? textOf(trouble) : say('judge.no_answer');
	const time = clockOf(new Date(at).toISOString());
	return (
		<div className="note" data-tone="warn" role="status">
			{isRefused ? <CircleAlert aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
			<p>{`${why} ${say('judge.board_of', { time })}`}</p>
		</div>
	);
}

function ChooseStadium({ count, onChoose }: { count: number; onChoose: (n: number) => void }) {
	const { say } = useLanguage();
	return (
		<fieldset className="choices">
			<legend>{say('judge.choose_stadium')}</legend>
			{Array.from({ length: count }, (_, place) => place + 1).map((number) => (
				<Button key={number} onClick={() => onChoose(number)}>
					{say('tournament.stadium', { number })}
				</Button>
			))}
		</fieldset>
	);
}

interface Place {
	event: number;
	stadium: number;
	snapshot: LiveTournament;
}

function AtStadium({ event, stadium, snapshot }: Place) {
	const { say } = useLanguage();
	const live = useLive(snapshot);
	const letters = useLetters();
	const place = `judge.current.${event}.${stadium}`;
	const [current, setCurrent] = useState(() => Number(kept(place)) || null);
	const go = (match: number | null) => {
		keep(place, match);
		setCurrent(match);
	};
	const mine = letters.filter((letter) => letter.event === event);
	// What was entered for an earlier pair of a number does not keep the new one from being played.
	const ofNow = mine.filter((letter) => isOf(letter, live.matches.get(letter.form.match)));
	const entered = enteredSince(snapshot.version, ofNow);
	const begun = current !== null && !entered.has(current) ? live.matches.get(current) : undefined;
	// A match that got its result elsewhere is left alone, unless something was scored here.
	const held = begun && isOver(begun) && !hasScore(event, begun) ? undefined : begun;
	const next = held ?? nextMatch(live, stadium, entered);
	const isScored = next !== undefined && (next === held || next.status === 'running');
	const round = next && live.rounds.get(next.id);
	const stage = round && stageOf(live, round);
	return (
		<>
			{next && round && stage ? (
				isScored ? (
					<ScoreMatch
						key={next.id}
						event={event}
						live={live}
						match={next}
						stage={stage}
						onSent={() => go(null)}
					/>
				) : (
					<NextMatch
						key={next.id}
						event={event}
						stadium={stadium}
						names={[nameOf(live, next.a, say), nameOf(live, next.b, say)]}
						round={matchRound(live, next, say)}
						called={next.status === 'called'}
						match={next.id}
						rules={say('judge.rules', { target: stage.target, best: stage.best_of })}
						onStart={() => go(next.id)}
					/>
				)
			) : (
				<Empty text={say(restOf(snapshot))} />
			)}
			<Outbox letters={mine} live={live} />
		</>
	);
}

const isOver = ({ status }: LiveMatch) => status === 'reported' || status === 'confirmed';
const hasScore = (event: number, match: LiveMatch) => {
	const log = kept(`draft.${draftName(event, match)}`);
	return Array.isArray(log) && log.length > 0;
};

const restOf = ({ state, rounds }: LiveTournament) => {
	if (state === 'finished') return 'judge.finished';
	return rounds.length === 0 ? 'judge.not_begun' : 'judge.no_match';
};

interface Next {
	event: number;
	stadium: number;
	match: number;
	names: readonly [string, string];
	round: string;
	rules: string;
	called: boolean;
	onStart: () => void;
}

function NextMatch({ event, stadium, match, names, round, rules, called, onStart }: Next) {
	const { say } = useLanguage();
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<Error | null>(null);
	const start = async () => {
		setBusy(true);
		setError(null);
		try {
			const id = newWriteId();
			const once = { id, deadline: 4_000, tries: 1 };
			await write(`tournaments/${event}/start`, { id, match, stadium }, once);
			onStart();
		} catch (problem) {
			// Without a network the match goes on all the same; its result says that it was played.
			if (problem instanceof OfflineError) onStart();
			else setError(problem as Error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<section className="card next-match">
			<p className="actions">
				<Badge tone={called ? 'calm' : 'warn'}>
					{called ? say('tournament.status.called', { stadium }) : say('judge.next')}
				</Badge>
				<span className="soft">{`${say('tournament.match', { number: match })} · ${round}`}</span>
			</p>
			<h2>{`${names[0]} – ${names[1]}`}</h2>
			<p className="soft">{rules}</p>
			<ErrorNote error={error} />
			<Button tone="main" busy={busy} onClick={() => void start()}>
				{say(called ? 'judge.begin' : 'judge.take')}
			</Button>
		</section>
	);
}

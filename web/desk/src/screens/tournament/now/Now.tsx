import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { currentRound, isReal, type Live } from '@/lib/live/live';
import type { LiveMatch } from '~/api/types';
import { type Say, useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { MatchList } from '../matches/MatchList';
import { roundName } from '../names';
import { Players } from '../players/Players';
import type { Parts } from '../useTournament';
import { Drawn } from './Drawn';
import { Podium } from './Podium';
import { Stadiums } from './Stadiums';
import { callsOf, type Step, stepOf } from './steps';
import { UndoButton } from './Undo';

/** The screen of the day: what to do next, the stadiums, and the round that is being played. */
export function Now(parts: Parts) {
	const { organiser, live } = parts;
	const { say } = useLanguage();
	const step = stepOf(organiser);
	const round = currentRound(live);
	return (
		<>
			<section className="card next-step" aria-label={say('tournament.tab.now')}>
				<StepText step={step} parts={parts} />
				<div className="actions">
					<StepActions step={step} parts={parts} />
					<UndoButton {...parts} />
				</div>
			</section>
			{step.kind === 'check_in' && <Players {...parts} />}
			{step.kind === 'finished' && <Podium live={live} />}
			{step.kind === 'look' && round && <Drawn {...parts} round={round} />}
			{(step.kind === 'playing' || step.kind === 'open') && (
				<div className="day">
					<Stadiums {...parts} />
					{step.kind === 'playing' && step.swiss && round ? (
						<Matches
							{...parts}
							title={roundName(live, round, say)}
							matches={round.matches.filter(isReal)}
						/>
					) : (
						<Matches {...parts} title={say('tournament.open_matches')} matches={openOf(live)} />
					)}
				</div>
			)}
		</>
	);
}

/** Brackets, groups and open days have several rounds at once: what can be played or confirmed. */
const openOf = (live: Live) =>
	[...live.matches.values()].filter(
		({ a, b, status }) => a !== null && b !== null && status !== 'confirmed',
	);

function Matches({
	title,
	matches,
	...parts
}: Parts & { title: string; matches: readonly LiveMatch[] }) {
	return (
		<section className="section">
			<header>
				<h2>{title}</h2>
			</header>
			<MatchList {...parts} label={title} matches={matches} />
		</section>
	);
}

function StepText({ step, parts: { live } }: { step: Step; parts: Parts }) {
	const { say } = useLanguage();
	const round = currentRound(live);
	const named = round ? roundName(live, round, say) : '';
	const text: Record<Step['kind'], string> = {
		check_in: step.kind === 'check_in' ? say('tournament.step.check_in', step) : '',
		look: `${named}: ${say('tournament.step.look')}`,
		playing: step.kind === 'playing' ? playingText(step, named, say) : '',
		open: say('tournament.kind.open'),
		draw: say('tournament.step.round_over', { round: named }),
		cut: say('tournament.step.round_over', { round: named }),
		finish: say('tournament.step.round_over', { round: named }),
		finished: say('tournament.step.finished'),
	};
	return (
		<p role="status">
			<strong>{text[step.kind]}</strong>
		</p>
	);
}

const playingText = ({ left, swiss }: { left: number; swiss: boolean }, named: string, say: Say) =>
	swiss
		? `${named}: ${say('tournament.step.playing', { left })}`
		: say('tournament.step.playing_stage', { left });

function StepActions({ step, parts }: { step: Step; parts: Parts }) {
	const { say } = useLanguage();
	const { act, rule, busy } = parts.acting;
	const { version } = parts.organiser.tournament;
	const draw = () => void act('draw', { expected: version });
	switch (step.kind) {
		case 'check_in':
			return <StartButton step={step} busy={busy} onStart={draw} />;
		case 'look':
			return (
				<Button
					tone="main"
					busy={busy}
					icon={<Megaphone aria-hidden="true" />}
					onClick={() => void rule('announce', {}, version)}
				>
					{say('tournament.step.announce')}
				</Button>
			);
		case 'draw':
			return (
				<>
					<Button tone="main" busy={busy} onClick={draw}>
						{say('tournament.step.draw', step)}
					</Button>
					{step.number > 1 && <FinishButton {...parts} early />}
				</>
			);
		case 'cut':
			return (
				<>
					<Button tone="main" busy={busy} onClick={() => void act('stage', { expected: version })}>
						{say('tournament.step.cut', { count: step.takes })}
					</Button>
					<FinishButton {...parts} early />
				</>
			);
		case 'finish':
			return <FinishButton {...parts} />;
		case 'finished':
			return null;
		default:
			return <PlayActions step={step} parts={parts} onDraw={draw} />;
	}
}

interface Start {
	step: Extract<Step, { kind: 'check_in' }>;
	busy: boolean;
	onStart: () => void;
}

/** Starting while some are still missing is easily done by mistake, so it is asked once more. */
function StartButton({ step, busy, onStart }: Start) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const { here, all, bracket } = step;
	const start = say(bracket ? 'tournament.step.draw_bracket' : 'tournament.step.draw_first');
	const begin = async () => {
		const sure =
			here === all ||
			(await confirm({
				title: say('tournament.step.missing', { count: all - here }),
				text: say(bracket ? 'tournament.step.missing_bracket' : 'tournament.step.missing_swiss'),
				yes: start,
			}));
		if (sure) onStart();
	};
	return (
		<>
			<Button tone="main" busy={busy} disabled={here < 2} onClick={() => void begin()}>
				{start}
			</Button>
			{here < 2 && <p className="soft">{say('tournament.too_few')}</p>}
		</>
	);
}

function PlayActions({ step, parts, onDraw }: { step: Step; parts: Parts; onDraw: () => void }) {
	const { say } = useLanguage();
	const [working, setWorking] = useState(false);
	const { live, acting } = parts;
	const calls = callsOf(live);
	const reported = [...live.matches.values()].filter(({ status }) => status === 'reported');
	/* One after the other: the first that is refused ends it, and its reason is shown. */
	const each = async (actions: readonly (() => Promise<unknown>)[]) => {
		setWorking(true);
		for (const action of actions) if ((await action()) === undefined) break;
		setWorking(false);
	};
	return (
		<>
			{reported.length > 0 && (
				<Button
					tone="main"
					busy={working}
					onClick={() =>
						void each(
							reported.map(
								({ id }) =>
									() =>
										acting.rule('confirm', { match: id }),
							),
						)
					}
				>
					{say('tournament.step.confirm_all', { count: reported.length })}
				</Button>
			)}
			{calls.length > 0 && (
				<Button
					tone={reported.length > 0 ? 'plain' : 'main'}
					busy={working}
					onClick={() =>
						void each(
							calls.map(
								([match, stadium]) =>
									() =>
										acting.rule('call', { match, stadium }),
							),
						)
					}
				>
					{say('tournament.step.call_all', { count: calls.length })}
				</Button>
			)}
			{step.kind === 'open' && (
				<Button busy={acting.busy} onClick={onDraw}>
					{say('tournament.step.open_pair')}
				</Button>
			)}
			{step.kind === 'open' && step.left === 0 && <FinishButton {...parts} />}
		</>
	);
}

/** The end of the day; `early`, before all that was announced is played. */
function FinishButton({ acting, organiser, early = false }: Parts & { early?: boolean }) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const named = say(early ? 'tournament.step.finish_early' : 'tournament.step.finish');
	const finish = async () => {
		const sure = await confirm({
			title: named,
			text: say(early ? 'tournament.step.finish_early_text' : 'tournament.step.finish_text'),
			yes: named,
		});
		if (sure) await acting.rule('finish', { early }, organiser.tournament.version);
	};
	return (
		<Button tone={early ? 'quiet' : 'main'} busy={acting.busy} onClick={() => void finish()}>
			{named}
		</Button>
	);
}

import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { LiveMatch, LiveRound, ReasonsBody, SwapBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Answered } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { nameOf, outcomeOf, reasonName, roundName } from '../names';
import type { Parts } from '../useTournament';

/** What is drawn but not announced: why each pair meets, and two players swapped by hand. */
export function Drawn(parts: Parts & { round: LiveRound }) {
	const { event, live, organiser, round } = parts;
	const { say } = useLanguage();
	const [chosen, setChosen] = useState<readonly number[]>([]);
	const stage = live.snapshot.stages.find(({ number }) => number === round.stage);
	const isSwiss = stage?.kind === 'swiss';
	const version = organiser.tournament.version;
	const reasons = useQuestion<ReasonsBody>(
		`tournaments/${event}/reasons?round=${round.number}`,
		['tournament', event, 'reasons', round.number, version],
		{ enabled: isSwiss },
	);
	const whyOf = (match: LiveMatch) =>
		reasons.data?.pairs.find(
			({ players }) => players.includes(match.a ?? 0) || players.includes(match.b ?? 0),
		)?.reasons ?? [];
	const choose = (player: number) =>
		setChosen(
			chosen.includes(player) ? chosen.filter((one) => one !== player) : [...chosen, player],
		);
	const rounds = isSwiss
		? [round]
		: live.snapshot.rounds.filter(({ stage: of }) => of === round.stage);
	const [one, other] = chosen;
	return (
		<>
			{isSwiss && <p className="soft">{say('tournament.swap_hint')}</p>}
			{rounds.map((drawn) => (
				<section className="section" key={drawn.number}>
					<header>
						<h2>{roundName(live, drawn, say)}</h2>
					</header>
					<ul className="list drawn">
						{drawn.matches.map((match) => (
							<li key={match.id} className="row">
								<Pair
									match={match}
									parts={parts}
									chosen={chosen}
									onChoose={isSwiss ? choose : undefined}
								/>
								<p className="soft">
									{whyOf(match)
										.map((reason) => reasonName(live, reason, say))
										.join(' · ')}
								</p>
							</li>
						))}
					</ul>
				</section>
			))}
			{one !== undefined && other !== undefined && (
				<SwapDialog parts={parts} one={one} other={other} onClose={() => setChosen([])} />
			)}
		</>
	);
}

function Pair({
	match,
	parts: { live },
	chosen,
	onChoose,
}: {
	match: LiveMatch;
	parts: Parts;
	chosen: readonly number[];
	onChoose: ((player: number) => void) | undefined;
}) {
	const { say } = useLanguage();
	const players = [match.a, match.b].filter((player) => player !== null);
	if (!onChoose) {
		const bye = match.outcome === 'bye';
		const names = [match.a, match.b].map((player) => nameOf(live, player, say));
		const group = match.group !== null && say('tournament.group', { number: match.group });
		return (
			<span>
				<strong>{bye ? outcomeOf(live, match, say) : names.join(' – ')}</strong>{' '}
				{group && <span className="soft">{group}</span>}
			</span>
		);
	}
	return (
		<span className="pair">
			{players.map((player) => (
				<button
					key={player}
					type="button"
					className="button"
					aria-pressed={chosen.includes(player)}
					onClick={() => onChoose(player)}
				>
					{nameOf(live, player, say)}
				</button>
			))}
			{players.length === 1 && <span className="soft">{outcomeOf(live, match, say)}</span>}
		</span>
	);
}

function SwapDialog({
	parts: { event, live, acting, organiser },
	one,
	other,
	onClose,
}: {
	parts: Parts;
	one: number;
	other: number;
	onClose: () => void;
}) {
	const { say } = useLanguage();
	const tell = useToast();
	const { version } = organiser.tournament;
	const asked = useQuestion<SwapBody>(`tournaments/${event}/swap?one=${one}&other=${other}`, [
		'tournament-swap',
		event,
		one,
		other,
		version,
	]);
	const swap = async () => {
		const fields = { one: String(one), other: String(other) };
		const done = await acting.rule('swap', fields, version);
		onClose();
		if (done) tell(say('tournament.swapped'));
	};
	const names = { one: nameOf(live, one, say), other: nameOf(live, other, say) };
	return (
		<Dialog title={say('tournament.swap_title', names)} onClose={onClose}>
			<Answered question={asked}>
				{({ breaks }) => (
					<div className="form">
						{breaks.length === 0 ? (
							<p>{say('tournament.swap_clean')}</p>
						) : (
							<div className="note" data-tone="warn">
								<div>
									<p>{say('tournament.swap_breaks')}</p>
									<ul className="bullets">
										{breaks.map((fault) => (
											<li key={`${fault.code}-${JSON.stringify(fault.facts)}`}>
												{reasonName(live, fault, say)}
											</li>
										))}
									</ul>
								</div>
							</div>
						)}
						<Button tone="main" busy={acting.busy} onClick={() => void swap()}>
							{say('tournament.swap_yes')}
						</Button>
					</div>
				)}
			</Answered>
		</Dialog>
	);
}

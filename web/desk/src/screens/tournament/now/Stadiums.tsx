import { useState } from 'react';
import type { Live } from '@/lib/live/live';
import type { LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { List, Row } from '~/ui/List';
import { MatchDialog } from '../matches/MatchDialog';
import { StatusBadge } from '../matches/StatusBadge';
import { bracketRound, nameOf, pairOf } from '../names';
import type { Parts } from '../useTournament';

/** Every stadium with its match, which opens what can be done with it, and who comes next. */
export function Stadiums(parts: Parts) {
	const { live, acting } = parts;
	const { say } = useLanguage();
	const [open, setOpen] = useState<number | null>(null);
	const shown = open === null ? undefined : live.matches.get(open);
	const show = (match: number) => {
		acting.forget();
		setOpen(match);
	};
	const { queue, stadiums } = live.snapshot;
	const waiting = queue.flatMap((id) => live.matches.get(id) ?? []);
	const free = stadiums.find(({ match }) => match === null);
	return (
		<section className="section">
			<header>
				<h2>{say('tournament.stadiums')}</h2>
			</header>
			<ul className="stadiums">
				{stadiums.map(({ number, match }) => (
					<Stadium
						key={number}
						number={number}
						match={match === null ? undefined : live.matches.get(match)}
						live={live}
						onOpen={show}
					/>
				))}
			</ul>
			{shown && <MatchDialog {...parts} match={shown} onClose={() => setOpen(null)} />}
			<h3>{say('tournament.queue')}</h3>
			{waiting.length === 0 ? (
				<p className="soft">{say('tournament.queue_empty')}</p>
			) : (
				<List label={say('tournament.queue')}>
					{waiting.slice(0, 8).map((match, at) => (
						<Row
							key={match.id}
							title={`${nameOf(live, match.a, say)} – ${nameOf(live, match.b, say)}`}
							text={[say('tournament.match', { number: match.id }), bracketRound(live, match, say)]
								.filter(Boolean)
								.join(' · ')}
							end={
								at === 0 &&
								free && (
									<Button
										busy={acting.busy}
										onClick={() =>
											void acting.rule('call', { match: match.id, stadium: free.number })
										}
									>
										{say('tournament.call_stadium', { number: free.number })}
									</Button>
								)
							}
						/>
					))}
				</List>
			)}
		</section>
	);
}

function Stadium({
	number,
	match,
	live,
	onOpen,
}: {
	number: number;
	match: LiveMatch | undefined;
	live: Live;
	onOpen: (match: number) => void;
}) {
	const { say } = useLanguage();
	const round = match && bracketRound(live, match, say);
	return (
		<li className="stadium" data-free={match ? undefined : ''}>
			<span className="soft">
				{say('tournament.stadium', { number })}
				{round && ` · ${round}`}
			</span>
			{match ? (
				<button type="button" className="stadium-open" onClick={() => onOpen(match.id)}>
					{pairOf(live, match, say)}
				</button>
			) : (
				<strong>{say('tournament.stadium_free')}</strong>
			)}
			{match && <StatusBadge match={match} brief />}
		</li>
	);
}

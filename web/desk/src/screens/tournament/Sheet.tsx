import { currentRound, isReal, type Live } from '@/lib/live/live';
import { useLanguage } from '~/lib/language';
import { nameOf, roundName } from './names';

/** The current round on paper, for when the power goes; only the printer sees it. */
export function Sheet({ live }: { live: Live }) {
	const { say } = useLanguage();
	const round = currentRound(live);
	if (!round) return null;
	return (
		<section className="print-sheet" aria-hidden="true">
			<p className="print-title">{roundName(live, round, say)}</p>
			<table>
				<thead>
					<tr>
						<th>{say('tournament.plan_matches')}</th>
						<th>{say('tournament.stadiums_count')}</th>
						<th>{say('tournament.player')}</th>
						<th>{say('tournament.sheet_score')}</th>
						<th>{say('tournament.sheet_winner')}</th>
					</tr>
				</thead>
				<tbody>
					{round.matches.filter(isReal).map((match) => (
						<tr key={match.id}>
							<td>{match.id}</td>
							<td>{match.stadium ?? ''}</td>
							<td>{`${nameOf(live, match.a, say)} – ${nameOf(live, match.b, say)}`}</td>
							<td>{match.sets.map(([a, b]) => `${a}:${b}`).join(' ')}</td>
							<td>{match.winner === null ? '' : nameOf(live, match.winner, say)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

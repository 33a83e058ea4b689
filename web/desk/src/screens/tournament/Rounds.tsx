import { isReal } from '@/lib/live/live';
import { useLanguage } from '~/lib/language';
import { Empty } from '~/ui/states';
import { MatchList } from './matches/MatchList';
import { outcomeOf, roundName } from './names';
import type { Parts } from './useTournament';

/** Every round, the newest first; a result is put right from here as well. */
export function Rounds(parts: Parts) {
	const { live } = parts;
	const { say } = useLanguage();
	const rounds = live.snapshot.rounds.toReversed();
	if (rounds.length === 0) return <Empty text={say('judge.not_begun')} />;
	return rounds.map((round) => {
		const byes = round.matches.filter(({ outcome }) => outcome === 'bye');
		return (
			<section className="section" key={`${round.stage}-${round.number}`}>
				<header>
					<h2>{roundName(live, round, say)}</h2>
				</header>
				<MatchList
					{...parts}
					label={roundName(live, round, say)}
					matches={round.matches.filter(isReal)}
				/>
				{byes.map((match) => (
					<p key={match.id} className="soft">
						{outcomeOf(live, match, say)}
					</p>
				))}
			</section>
		);
	});
}

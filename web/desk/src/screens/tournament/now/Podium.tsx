import { Trophy } from 'lucide-react';
import type { Live } from '@/lib/live/live';
import { useLanguage } from '~/lib/language';
import { nameOf } from '../names';

/** The first three, once the day is over. */
export function Podium({ live }: { live: Live }) {
	const { say } = useLanguage();
	const { places, champion } = live.snapshot;
	return (
		<section className="card podium" aria-label={say('tournament.podium')}>
			{champion !== null && (
				<h2>
					<Trophy aria-hidden="true" />{' '}
					{say('tournament.champion', { name: nameOf(live, champion, say) })}
				</h2>
			)}
			<ol>
				{places.slice(0, 3).map(({ place, player }) => (
					<li key={player}>
						<span className="podium-place">{place}</span> {nameOf(live, player, say)}
					</li>
				))}
			</ol>
		</section>
	);
}

import type { Live } from '@/lib/live/live';
import type { MovedPlaceBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { nameOf } from '../names';

const shown = 8;

/** Places and ratings that something would move, before it does. */
export function Moves({
	live,
	places,
	rated,
}: {
	live: Live;
	places: readonly MovedPlaceBody[];
	rated: readonly number[];
}) {
	const { say } = useLanguage();
	return (
		<>
			{places.length > 0 && (
				<section>
					<h3>{say('tournament.moves_places')}</h3>
					<ul className="bullets">
						{places.slice(0, shown).map(({ player, before, after }) => (
							<li key={player}>
								{say('tournament.moves_place', { name: nameOf(live, player, say), before, after })}
							</li>
						))}
						{places.length > shown && (
							<li>{say('tournament.moves_more', { count: places.length - shown })}</li>
						)}
					</ul>
				</section>
			)}
			{rated.length > 0 && <p>{say('tournament.moves_rated', { count: rated.length })}</p>}
			{places.length + rated.length === 0 && <p>{say('tournament.moves_nothing')}</p>}
		</>
	);
}

import { useCallback, useEffect, useState } from 'react';
import { getJson } from '@/lib/api/api';
import { whenIdle } from '@/ui/islands/idle';
import { palettesOf } from '../cover/cover';
import { type BoxPicture, boxSizes, fits, type Game, type GameData, unpacked } from '../games';
import type { Choice } from './address';
import { type SearchIndex, search, searchIndex, warmUp } from './search';

export interface Catalogue {
	games: Game[];
	index: SearchIndex;
}

export interface Results {
	games: Game[];
	/** Whether a name has the letters just as they were typed. */
	exact: boolean;
	/** Whether these are the games of the name alone, as none of them fits the filters. */
	hidden: boolean;
}

/** Whoever types a name wants that game, even when an answer given before speaks against it. */
export function resultsOf({ games, index }: Catalogue, choice: Choice): Results {
	const isFitting = (game: Game) => fits(game, choice);
	if (choice.query.trim() === '')
		return { games: games.filter(isFitting), exact: true, hidden: false };
	const { places, exact } = search(index, choice.query);
	const named = places.map((place) => games[place] as Game);
	const fitting = named.filter(isFitting);
	const hidden = fitting.length === 0 && named.length > 0;
	return { games: hidden ? named : fitting, exact, hidden };
}

/** A roll shows boxes that nobody has scrolled to yet, with or without a network. */
function fetchBoxes(pictures: BoxPicture[]) {
	for (const { src, srcSet } of pictures)
		Object.assign(new Image(), { sizes: boxSizes, srcset: srcSet, src });
}

async function fetched(address: string): Promise<Catalogue> {
	const data = (await getJson(address)) as GameData;
	const games = unpacked(data, palettesOf);
	const index = searchIndex(games);
	warmUp(index, whenIdle);
	whenIdle(() => fetchBoxes([...data.tables, ...Object.values(data.pictures)]));
	return { games, index };
}

/** The games, fetched once at waking: from then on nothing here needs the network. */
export function useCatalogue(address: string): {
	catalogue: Catalogue | undefined;
	failed: boolean;
	retry: () => void;
} {
	const [catalogue, setCatalogue] = useState<Catalogue>();
	const [failed, setFailed] = useState(false);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
	useEffect(() => {
		fetched(address).then(
			(found) => {
				setCatalogue(found);
				setFailed(false);
			},
			() => setFailed(true),
		);
	}, [address, tries]);
	const retry = useCallback(() => setTries((before) => before + 1), []);
	return { catalogue, failed, retry };
}

import { useCallback, useEffect, useState } from 'react';
import { palettesOf } from './cover/cover';
import { type Game, type GameData, unpacked } from './games';
import { type SearchIndex, searchIndex } from './search';

export interface Shelf {
	games: Game[];
	index: SearchIndex;
}

async function fetched(address: string): Promise<Shelf> {
	const reply = await fetch(address);
	if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
	const data = (await reply.json()) as GameData;
	const games = unpacked(data, palettesOf(data.names));
	return { games, index: searchIndex(games) };
}

/** The games, fetched once at waking: from then on nothing here needs the network. */
export function useShelf(address: string): {
	shelf: Shelf | undefined;
	failed: boolean;
	retry: () => void;
} {
	const [shelf, setShelf] = useState<Shelf>();
	const [failed, setFailed] = useState(false);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
	useEffect(() => {
		fetched(address).then(
			(found) => {
				setShelf(found);
				setFailed(false);
			},
			() => setFailed(true),
		);
	}, [address, tries]);
	const retry = useCallback(() => setTries((before) => before + 1), []);
	return { shelf, failed, retry };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '~/api/client';
import type { PlayerBody, PlayersBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { TextField } from './Field';
import { ErrorNote } from './states';

/** Players as somebody types; the list of before stays until the new one is there. */
export function usePlayers(typed: string) {
	const wanted = useDeferredValue(typed.trim());
	return useQuery({
		queryKey: ['players', 'found', wanted],
		queryFn: ({ signal }) =>
			read<PlayersBody>(`players?q=${encodeURIComponent(wanted)}`, { signal }),
		placeholderData: keepPreviousData,
	});
}

/** A field that finds a player, and those found as buttons of a thumb's size. */
export function PlayerPicker({
	label,
	without,
	onPick,
}: {
	label: string;
	/** Somebody who cannot be chosen here, such as the other player. */
	without?: number | undefined;
	onPick: (player: PlayerBody) => void;
}) {
	const { say } = useLanguage();
	const [typed, setTyped] = useState('');
	const found = usePlayers(typed);
	const shown = (found.data?.players ?? []).filter(({ id }) => id !== without).slice(0, 8);
	return (
		<div className="form">
			<TextField
				label={label}
				type="search"
				autoComplete="off"
				placeholder={say('results.choose')}
				value={typed}
				onValue={setTyped}
			/>
			<ErrorNote error={found.error} />
			<div className="actions">
				{shown.map((player) => (
					<button type="button" className="button" key={player.id} onClick={() => onPick(player)}>
						{player.nickname}
					</button>
				))}
				{found.data && shown.length === 0 && <p className="soft">{say('players.none')}</p>}
			</div>
		</div>
	);
}

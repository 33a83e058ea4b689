import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { nameKey } from '@/lib/text/name-key';
import type { NewPlayerForm, PlayerBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { LinkRow, List } from '~/ui/List';
import { Page } from '~/ui/Page';
import { usePlayers } from '~/ui/PlayerPicker';
import { Answered, Empty, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';

/** Search as you type; a name that nobody has can be added with one press. */
export function Players() {
	const { say } = useLanguage();
	const tell = useToast();
	const navigate = useNavigate();
	const [typed, setTyped] = useState('');
	const found = usePlayers(typed);
	const add = useWrite<NewPlayerForm, PlayerBody>('players/add', {
		changes: ['players'],
		onDone: ({ id, nickname }) => {
			tell(say('players.added', { name: nickname }));
			void navigate({ to: '/players/$id', params: { id: String(id) } });
		},
	});
	const name = typed.trim();
	const known = found.data?.players.some(({ nickname }) => nameKey(nickname) === nameKey(name));
	return (
		<Page title={say('nav.players')}>
			<TextField
				label={say('players.find')}
				type="search"
				autoComplete="off"
				value={typed}
				onValue={setTyped}
			/>
			{name && !known && (
				<Button busy={add.isPending} onClick={() => add.mutate({ nickname: name })}>
					{say('players.add', { name })}
				</Button>
			)}
			<ErrorNote error={add.error} />
			<Answered question={found}>
				{({ players }) =>
					players.length === 0 ? (
						<Empty text={say('players.none')} />
					) : (
						<List label={say('nav.players')}>
							{players.map((player) => (
								<PlayerRow key={player.id} player={player} />
							))}
						</List>
					)
				}
			</Answered>
		</Page>
	);
}

function PlayerRow({ player }: { player: PlayerBody }) {
	const { say } = useLanguage();
	return (
		<LinkRow
			to="/players/$id"
			params={{ id: String(player.id) }}
			icon={<Face player={player} />}
			title={player.nickname}
			text={player.rating === null ? say('players.unrated') : say('players.rating', player)}
		/>
	);
}

/** The first consonant in a circle, as Thai writes some vowels before it; a picture from elsewhere is not loaded into the desk. */
export function Face({ player }: { player: PlayerBody }) {
	return (
		<span className="face" aria-hidden="true">
			{[...player.nickname.replace(/^[เแโใไ]/, '')][0]}
		</span>
	);
}

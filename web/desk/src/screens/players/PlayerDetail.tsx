import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type {
	PictureForm,
	PlayerDetail as Player,
	PlayerBody,
	RemovedBody,
	RemoveForm,
	RenameForm,
} from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { useDraft } from '~/lib/useDraft';
import { Button } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { List, Row } from '~/ui/List';
import { Page, Section } from '~/ui/Page';
import { Answered, ErrorNote, useMistake } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { MergeDialog } from './MergeDialog';

export function PlayerDetail() {
	const { id } = useParams({ strict: false }) as { id: string };
	const { say } = useLanguage();
	const asked = useQuestion<Player>(`players/${id}`, ['players', 'one', Number(id)]);
	return (
		<Page title={asked.data?.nickname ?? say('nav.players')} back="/players">
			<Answered question={asked}>
				{(player) => (
					<>
						<p>{player.rating === null ? say('players.unrated') : say('players.rating', player)}</p>
						<Rename player={player} />
						<Picture player={player} />
						<Further player={player} />
						<Matches player={player} />
					</>
				)}
			</Answered>
		</Page>
	);
}

function Rename({ player }: { player: Player }) {
	const { say } = useLanguage();
	const tell = useToast();
	const draft = useDraft(`player.${player.id}`, player.nickname);
	const rename = useWrite<RenameForm, PlayerBody>('players/rename', {
		changes: ['players', 'results', 'events', 'season'],
		onDone: ({ nickname }) => {
			draft.clear(nickname);
			tell(say('counter.saved'));
		},
	});
	const wrong = useMistake(rename.error);
	const form = { id: player.id, expected: player.nickname, nickname: draft.value };
	return (
		<form
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				rename.mutate(form);
			}}
		>
			<TextField
				label={say('players.nickname')}
				value={draft.value}
				onValue={draft.change}
				mistake={wrong('nickname')}
			/>
			<ErrorNote error={rename.error} />
			<Button
				type="submit"
				busy={rename.isPending}
				disabled={draft.value.trim() === player.nickname}
			>
				{say('players.rename')}
			</Button>
		</form>
	);
}

const meeplePath = /^\/meeple\/(\w+)\.webp$/;

/** A meeple is typed as its code; anything else is the address of a picture. */
function pictureForm(id: number, typed: string): PictureForm {
	const text = typed.trim();
	if (text === '') return { id, avatar: null };
	return text.includes('/') ? { id, avatar: text } : { id, meeple: text };
}

function Picture({ player }: { player: Player }) {
	const { say } = useLanguage();
	const tell = useToast();
	const now = player.avatar?.replace(meeplePath, '$1') ?? '';
	const draft = useDraft(`player.picture.${player.id}`, now);
	const save = useWrite<PictureForm, PlayerBody>('players/picture', {
		changes: ['players', 'season'],
		onDone: ({ avatar }) => {
			draft.clear(avatar?.replace(meeplePath, '$1') ?? '');
			tell(say('counter.saved'));
		},
	});
	const wrong = useMistake(save.error);
	return (
		<form
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate(pictureForm(player.id, draft.value));
			}}
		>
			<TextField
				label={say('players.picture_field')}
				hint={say('players.picture_text')}
				required={false}
				autoComplete="off"
				value={draft.value}
				onValue={draft.change}
				mistake={wrong('meeple') ?? wrong('avatar')}
			/>
			<ErrorNote error={save.error} />
			<Button type="submit" busy={save.isPending} disabled={draft.value.trim() === now}>
				{say('players.picture_save')}
			</Button>
		</form>
	);
}

function Further({ player }: { player: Player }) {
	const { say } = useLanguage();
	const tell = useToast();
	const confirm = useConfirm();
	const navigate = useNavigate();
	const questions = useQueryClient();
	const [merging, setMerging] = useState(false);
	const remove = useWrite<RemoveForm, RemovedBody>('players/remove', {
		onDone: ({ events_to_read: ids, traces }) => {
			const done =
				ids.length > 0
					? say('players.removed_events', { ids: ids.join(', ') })
					: say('players.removed');
			tell(traces ? `${done} · ${say('players.traces')}` : done);
			// Their name leaves every list, once nothing asks for the player who is gone.
			void navigate({ to: '/players' }).then(() => questions.invalidateQueries());
		},
	});
	const ask = async () => {
		const yes = say('players.remove');
		const text = say('players.remove_text');
		if (await confirm({ title: player.nickname, text, yes, tone: 'danger' }))
			remove.mutate({ id: player.id, expected: player.nickname });
	};
	return (
		<>
			<div className="actions">
				<Button onClick={() => setMerging(true)}>{say('players.merge')}</Button>
				<Button tone="danger" busy={remove.isPending} onClick={ask}>
					{say('players.remove')}
				</Button>
			</div>
			<ErrorNote error={remove.error} />
			{merging && <MergeDialog keep={player} onClose={() => setMerging(false)} />}
		</>
	);
}

function Matches({ player }: { player: Player }) {
	const { say, language } = useLanguage();
	if (player.matches.length === 0) return null;
	return (
		<Section title={say('results.latest')}>
			<List label={say('results.latest')}>
				{player.matches.map((match) => (
					<Row
						key={match.number}
						title={say('results.beat', match)}
						text={shortMoment(match.played_at, language)}
						end={match.taken_back ? say('results.taken_back') : undefined}
					/>
				))}
			</List>
		</Section>
	);
}

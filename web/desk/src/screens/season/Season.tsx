import { useState } from 'react';
import { usePreview, useQuestion, useSession } from '~/api/questions';
import type {
	ClosedBody,
	CloseSeasonForm,
	RehearsalBody,
	SeasonBody,
	SeasonsBody,
} from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortDay } from '~/lib/time';
import { Button } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { SelectField } from '~/ui/Field';
import { Table } from '~/ui/List';
import { Page, Section } from '~/ui/Page';
import { Answered, Empty, ErrorNote, Loading } from '~/ui/states';
import { useToast } from '~/ui/Toast';

export function Season() {
	const { say } = useLanguage();
	const [number, setNumber] = useState('');
	const [closing, setClosing] = useState(false);
	const isOwner = useSession().data?.role === 'owner';
	const asked = useQuestion<SeasonsBody>(number ? `season?number=${number}` : 'season', [
		'season',
		number,
	]);
	const named = useSeasonName();
	return (
		<Page title={say('nav.season')} wide>
			<Answered question={asked}>
				{({ seasons, shown, table }) =>
					shown === null ? (
						<Empty text={say('season.none')}>{isOwner && <OpenFirst />}</Empty>
					) : (
						<>
							<SelectField
								label={say('season.which')}
								value={String(shown.id)}
								onValue={setNumber}
								options={seasons
									.toReversed()
									.map((season) => ({ value: String(season.id), label: named(season) }))}
							/>
							{table.length === 0 ? (
								<Empty text={say('season.empty')} />
							) : (
								<Standings table={table} />
							)}
							{isOwner && shown.is_open && !closing && (
								<Button onClick={() => setClosing(true)}>{say('season.rehearse')}</Button>
							)}
							{closing && <Closing onDone={() => setClosing(false)} />}
						</>
					)
				}
			</Answered>
		</Page>
	);
}

function useSeasonName() {
	const { say, language } = useLanguage();
	return ({ id, first_day, last_day }: SeasonBody) =>
		say('season.number', {
			number: id,
			first: shortDay(`${first_day}T12:00:00+07:00`, language),
			last: shortDay(`${last_day}T12:00:00+07:00`, language),
		});
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

function Standings({ table }: { table: SeasonsBody['table'] }) {
	const { say } = useLanguage();
	return (
		<Table
			caption={say('season.table')}
			items={table}
			keyOf={(line) => `${line.place} ${line.player} ${line.wins} ${line.losses}`}
			columns={[
				{ title: say('season.place'), cell: (line) => line.place },
				{ title: say('results.player'), cell: (line) => line.player },
				{ title: say('season.rating'), cell: (line) => line.rating, figure: true },
				{ title: say('season.won'), cell: (line) => line.wins, figure: true },
				{ title: say('season.lost'), cell: (line) => line.losses, figure: true },
				{
					title: say('season.week'),
					cell: (line) => (line.week == null ? '–' : signed(line.week)),
					figure: true,
				},
			]}
		/>
	);
}

function OpenFirst() {
	const { say } = useLanguage();
	const open = useWrite<object, SeasonBody>('season/open', { changes: ['season'] });
	return (
		<>
			<Button tone="main" busy={open.isPending} onClick={() => open.mutate({})}>
				{say('season.open')}
			</Button>
			<ErrorNote error={open.error} />
		</>
	);
}

/** The final table as it would be; only what was looked at can be closed. */
function Closing({ onDone }: { onDone: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const confirm = useConfirm();
	const rehearsal = usePreview<RehearsalBody>('season/close/preview', {});
	const close = useWrite<CloseSeasonForm, ClosedBody>('season/close', {
		changes: ['season', 'players'],
		onDone: () => {
			tell(say('season.closed'));
			onDone();
		},
	});
	const ask = async (seen: string) => {
		const yes = say('season.close');
		if (await confirm({ title: yes, text: say('season.close_text'), yes, tone: 'danger' }))
			close.mutate({ seen });
	};
	const { data } = rehearsal;
	return (
		<Section title={say('season.rehearse')}>
			{!data && !rehearsal.error && <Loading />}
			{data?.early && (
				<div className="note" data-tone="warn">
					<p>{say('season.early')}</p>
				</div>
			)}
			{data && data.unconfirmed > 0 && (
				<div className="note" data-tone="warn">
					<p>{say('season.unconfirmed', { count: data.unconfirmed })}</p>
				</div>
			)}
			{data && (
				<Table
					caption={say('season.rehearse')}
					items={data.table}
					keyOf={(line) => `${line.place} ${line.player}`}
					columns={[
						{ title: say('season.place'), cell: (line) => line.place },
						{ title: say('results.player'), cell: (line) => line.player },
						{ title: say('season.rating'), cell: (line) => line.rating, figure: true },
						{ title: say('season.bonus'), cell: (line) => signed(line.bonus), figure: true },
						{ title: say('season.starts_at'), cell: (line) => line.starts_at, figure: true },
					]}
				/>
			)}
			<ErrorNote error={rehearsal.error ?? close.error} retry={rehearsal.again} />
			<div className="actions">
				<Button
					tone="danger"
					disabled={!data}
					busy={close.isPending}
					onClick={() => data && void ask(data.seen)}
				>
					{say('season.close')}
				</Button>
				<Button tone="quiet" onClick={onDone}>
					{say('ui.cancel')}
				</Button>
			</div>
		</Section>
	);
}

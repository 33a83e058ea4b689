import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useBranches, useQuestion } from '~/api/questions';
import type { CancelEventForm, CloseEventForm, DoneBody, EventBody, ThatEvent } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { namedSpan } from '~/lib/time';
import { useDraft } from '~/lib/useDraft';
import { useInsist } from '~/lib/useInsist';
import { BilingualField } from '~/ui/BilingualField';
import { Button, ButtonLink } from '~/ui/Button';
import { Dialog, useConfirm } from '~/ui/Dialog';
import { SelectField } from '~/ui/Field';
import { Badge } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { lastList } from './list-search';
import { People } from './People';

/** One event: when and where, who comes, and what can be done with it. */
export function EventDetail() {
	const { id } = useParams({ strict: false }) as { id: string };
	const { say, language } = useLanguage();
	const asked = useQuestion<EventBody>(`events/${id}`, ['events', 'one', Number(id)]);
	const name = asked.data && ((language === 'en' && asked.data.name_en) || asked.data.name);
	return (
		<Page title={name ?? say('nav.events')} back={{ to: '/events', search: lastList() }}>
			<Answered question={asked}>
				{(event) => (
					<>
						<Facts event={event} />
						<Actions event={event} />
						<People event={event} />
					</>
				)}
			</Answered>
		</Page>
	);
}

function Facts({ event }: { event: EventBody }) {
	const { say, pick, language } = useLanguage();
	const branch = useBranches().find(({ id }) => id === event.branch_id);
	return (
		<div className="card">
			<p>
				<strong>{namedSpan(event.starts_at, event.ends_at, language)}</strong>
				<br />
				{branch ? pick(branch.name) : event.location}
				{event.fields.fee &&
					` · ${event.fields.fee === '0' ? say('events.free') : `฿${event.fields.fee}`}`}
			</p>
			<p className="actions">
				{event.cancelled ? (
					<Badge tone="wrong">{say('events.cancelled')}</Badge>
				) : (
					<Badge tone={event.status === 'past' ? 'warn' : 'calm'}>
						{say(`events.status.${event.status}`)}
					</Badge>
				)}
				{event.sample && <Badge tone="warn">{say('counter.sample')}</Badge>}
				{event.winner && <Badge>{say('events.winner', { name: event.winner })}</Badge>}
			</p>
			{event.cancelled && event.cancel_reason && <p>{event.cancel_reason}</p>}
		</div>
	);
}

const changes = ['events', 'today'];

function Actions({ event }: { event: EventBody }) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const tell = useToast();
	const navigate = useNavigate();
	const questions = useQueryClient();
	const [asking, setAsking] = useState(false);
	const [closing, setClosing] = useState(false);
	const that: ThatEvent = { id: event.id, version: event.version };
	const back = useWrite<ThatEvent, EventBody>('events/uncancel', {
		changes,
		onDone: () => tell(say('counter.saved')),
	});
	const remove = useWrite<ThatEvent, DoneBody>('events/delete', {
		changes: ['today'],
		onDone: () => {
			tell(say('counter.saved'));
			// Lists are asked for again once nothing asks for the event that is gone.
			void navigate({ to: '/events', search: lastList() }).then(() =>
				questions.invalidateQueries({ queryKey: ['events'] }),
			);
		},
	});
	const askRemove = async () => {
		const yes = say('events.delete');
		const text = say('events.delete_text');
		if (await confirm({ title: yes, text, yes, tone: 'danger' })) remove.mutate(that);
	};
	return (
		<>
			<div className="actions">
				{!event.cancelled && (
					<ButtonLink
						to="/events/$id/tournament"
						params={{ id: String(event.id) }}
						tone="main"
						icon={<Trophy aria-hidden="true" />}
					>
						{say(event.tournament === null ? 'tournament.make' : 'tournament.open')}
					</ButtonLink>
				)}
				<ButtonLink to="/events/$id/edit" params={{ id: String(event.id) }}>
					{say('events.edit')}
				</ButtonLink>
			</div>
			<details>
				<summary>{say('events.other')}</summary>
				<div className="actions">
					<ButtonLink to="/events/new" search={{ copy: event.id }}>
						{say('events.copy')}
					</ButtonLink>
					{!event.cancelled && event.status !== 'past' && (
						<Button onClick={() => setClosing(true)}>{say('events.close')}</Button>
					)}
					{event.cancelled ? (
						<Button busy={back.isPending} onClick={() => back.mutate(that)}>
							{say('events.uncancel')}
						</Button>
					) : (
						<Button tone="danger" onClick={() => setAsking(true)}>
							{say('events.cancel')}
						</Button>
					)}
					{event.people === 0 && (
						<Button tone="quiet" busy={remove.isPending} onClick={askRemove}>
							{say('events.delete')}
						</Button>
					)}
				</div>
			</details>
			<ErrorNote error={back.error ?? remove.error} />
			{asking && <CancelDialog that={that} onClose={() => setAsking(false)} />}
			{closing && <CloseDialog event={event} onClose={() => setClosing(false)} />}
		</>
	);
}

/** The event is over; whoever won is one of its list, meant by number, as two may share a name. */
function CloseDialog({ event, onClose }: { event: EventBody; onClose: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const insist = useInsist();
	const [winner, setWinner] = useState('');
	const close = useWrite<CloseEventForm, EventBody>('events/close', {
		changes,
		onDone: () => {
			tell(say('counter.saved'));
			onClose();
		},
	});
	const send = () => {
		const form = { id: event.id, version: event.version, winner: winner || null };
		return insist((more) => close.mutateAsync({ ...form, ...more })).catch(() => undefined);
	};
	return (
		<Dialog title={say('events.close')} onClose={onClose}>
			<div className="form">
				<p>{say('events.close_text')}</p>
				<SelectField
					label={say('events.who_won')}
					required={false}
					value={winner}
					onValue={setWinner}
					options={[
						{ value: '', label: say('events.nobody_won') },
						...event.list.map(({ number, name }) => ({
							value: `no:${number}`,
							label: `${number}. ${name}`,
						})),
					]}
				/>
				<ErrorNote error={close.error} />
				<Button tone="main" busy={close.isPending} onClick={() => void send()}>
					{say('events.close')}
				</Button>
			</div>
		</Dialog>
	);
}

function CancelDialog({ that, onClose }: { that: ThatEvent; onClose: () => void }) {
	const { say } = useLanguage();
	const tell = useToast();
	const insist = useInsist();
	const draft = useDraft(`event.cancel.${that.id}`, { th: '', en: '' });
	const cancel = useWrite<CancelEventForm, EventBody>('events/cancel', {
		changes,
		onDone: () => {
			draft.clear();
			tell(say('counter.saved'));
			onClose();
		},
	});
	const send = () => {
		const form = { ...that, reason: draft.value.th, reason_en: draft.value.en };
		return insist((more) => cancel.mutateAsync({ ...form, ...more })).catch(() => undefined);
	};
	return (
		<Dialog title={say('events.cancel')} onClose={onClose}>
			<div className="form">
				<p>{say('events.cancel_text')}</p>
				<BilingualField
					label={say('events.reason')}
					required={false}
					value={draft.value}
					onValue={draft.change}
				/>
				<ErrorNote error={cancel.error} />
				<Button tone="danger" busy={cancel.isPending} onClick={() => void send()}>
					{say('events.cancel')}
				</Button>
			</div>
		</Dialog>
	);
}

import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { RefusedError } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { CreateForm, EventBody, OrganiserBody, TournamentDoneBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { useInsist } from '~/lib/useInsist';
import { Page } from '~/ui/Page';
import { Answered, ErrorNote, Loading } from '~/ui/states';
import { Tabs } from '~/ui/Tabs';
import { useToast } from '~/ui/Toast';
import { More } from './More';
import { Now } from './now/Now';
import { Players } from './players/Players';
import { Rounds } from './Rounds';
import { Sheet } from './Sheet';
import { Standings } from './Standings';
import { Setup } from './setup/Setup';
import type { Settings } from './setup/settings';
import { type Acting, useActing, useLive, useOrganiser } from './useTournament';

const tabs = ['now', 'players', 'rounds', 'table', 'more'] as const;
type Tab = (typeof tabs)[number];

/** An event's tournament: set up, then run from the first check-in to the champion. */
export function Tournament() {
	const { id } = useParams({ strict: false }) as { id: string };
	const number = Number(id);
	const { say, language } = useLanguage();
	const event = useQuestion<EventBody>(`events/${id}`, ['events', 'one', number]);
	const asked = useOrganiser(number);
	const acting = useActing(number);
	const none = asked.error instanceof RefusedError && asked.error.status === 404;
	const name = event.data && ((language === 'en' && event.data.name_en) || event.data.name);
	return (
		<Page title={name ?? say('tournament.title')} back={`/events/${id}` as '/events/$id'} wide>
			{none ? (
				<Answered question={event}>{(found) => <NewTournament event={found} />}</Answered>
			) : asked.data ? (
				<>
					{asked.error && <ErrorNote error={asked.error} retry={() => void asked.refetch()} />}
					<Running event={number} organiser={asked.data} acting={acting} />
				</>
			) : asked.error ? (
				<ErrorNote error={asked.error} retry={() => void asked.refetch()} />
			) : (
				<Loading />
			)}
		</Page>
	);
}

function NewTournament({ event }: { event: EventBody }) {
	const { say } = useLanguage();
	const tell = useToast();
	const insist = useInsist();
	const create = useWrite<CreateForm, TournamentDoneBody>(`tournaments/${event.id}/create`, {
		changes: ['tournament', 'events'],
		onDone: () => tell(say('tournament.made')),
	});
	const save = async (settings: Settings) => {
		const form: CreateForm = { stadiums: settings.stadiums, settings: { ...settings } };
		try {
			await insist((insisted) => create.mutateAsync({ ...form, ...insisted }));
			return true;
		} catch {
			// The refusal is shown below the form.
			return false;
		}
	};
	return (
		<Setup
			event={event.id}
			count={event.people}
			busy={create.isPending}
			error={create.error}
			onSave={save}
		/>
	);
}

interface RunningProps {
	event: number;
	organiser: OrganiserBody;
	acting: Acting;
}

function Running({ event, organiser, acting }: RunningProps) {
	const { say } = useLanguage();
	const [tab, setTab] = useState<Tab>('now');
	const live = useLive(organiser.tournament);
	const parts = { event, organiser, acting, live };
	return (
		<>
			<Tabs
				label={say('tournament.title')}
				value={tab}
				onValue={setTab}
				tabs={tabs.map((value) => ({ value, label: say(`tournament.tab.${value}`) }))}
			/>
			<ErrorNote error={acting.error} />
			{tab === 'now' && <Now {...parts} />}
			{tab === 'players' && <Players {...parts} />}
			{tab === 'rounds' && <Rounds {...parts} />}
			{tab === 'table' && <Standings {...parts} />}
			{tab === 'more' && <More {...parts} />}
			<Sheet live={live} />
		</>
	);
}

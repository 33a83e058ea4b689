import { RefusedError } from '~/api/client';
import { useQuestion, useSession } from '~/api/questions';
import type { LiveTournament } from '~/api/types';
import { Judge } from '~/screens/judge/Judge';
import { Results } from '~/screens/results/Results';
import { Today } from './Today';

/** A judge begins with what a judge is here for. */
export function Home() {
	const device = useSession().data;
	if (device?.role !== 'judge' || device.event_id === null) return <Today />;
	return <JudgeHome event={device.event_id} stadium={device.stadium} />;
}

/** The stadium of a tournament; an event without one has results to be recorded. */
function JudgeHome({ event, stadium }: { event: number; stadium: number | null }) {
	const asked = useQuestion<LiveTournament>(`tournaments/${event}`, ['tournament', event, 'judge']);
	const none = asked.error instanceof RefusedError && asked.error.status === 404;
	return none ? <Results /> : <Judge event={event} fixed={stadium} />;
}

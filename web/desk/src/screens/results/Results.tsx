import { useSession } from '~/api/questions';
import { useLanguage } from '~/lib/language';
import { Page } from '~/ui/Page';
import { MatchList } from './MatchList';
import { QuickEntry } from './QuickEntry';

/** Recording a result comes first, those recorded before stand below. */
export function Results() {
	const { say } = useLanguage();
	const device = useSession().data;
	return (
		<Page title={say('nav.results')}>
			<QuickEntry ownEvent={device?.role === 'judge' ? device.event_id : null} />
			<MatchList />
		</Page>
	);
}

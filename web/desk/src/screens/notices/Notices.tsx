import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { NoticesBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Page } from '~/ui/Page';
import { Answered } from '~/ui/states';
import { Tabs } from '~/ui/Tabs';
import { ClosingDays } from './ClosingDays';
import { SoldOut } from './SoldOut';

/** What visitors see at once: dishes that are sold out, and days on which a branch is shut. */
export function Notices() {
	const { say } = useLanguage();
	const [view, setView] = useState<'sold_out' | 'closing'>('sold_out');
	const asked = useQuestion<NoticesBody>('notices', ['notices']);
	return (
		<Page title={say('nav.notices')}>
			<Tabs
				label={say('nav.notices')}
				value={view}
				onValue={setView}
				tabs={[
					{ value: 'sold_out', label: say('notices.sold_out') },
					{ value: 'closing', label: say('notices.closing') },
				]}
			/>
			<Answered question={asked}>
				{(notices) =>
					view === 'sold_out' ? <SoldOut notices={notices} /> : <ClosingDays notices={notices} />
				}
			</Answered>
		</Page>
	);
}

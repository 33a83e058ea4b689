import { useSession } from '~/api/questions';
import { useLanguage } from '~/lib/language';
import { screensOf } from '~/shell/screens';
import { LinkRow, List } from '~/ui/List';
import { Page } from '~/ui/Page';

/** Every screen as a list, for what does not fit at the foot of a phone. */
export function More() {
	const { say } = useLanguage();
	const session = useSession();
	const mine = session.data ? screensOf(session.data.role) : [];
	return (
		<Page title={say('nav.more')}>
			<List label={say('nav.main')}>
				{mine.map(({ to, word, icon: Icon }) => (
					<LinkRow key={to} to={to} title={say(word)} icon={<Icon aria-hidden="true" />} />
				))}
			</List>
		</Page>
	);
}

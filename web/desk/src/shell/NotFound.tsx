import { useLanguage } from '~/lib/language';
import { ButtonLink } from '~/ui/Button';
import { Page } from '~/ui/Page';
import { Empty } from '~/ui/states';

export function NotFound() {
	const { say } = useLanguage();
	return (
		<Page title={say('ui.not_found')}>
			<Empty text={say('ui.not_found_text')}>
				<ButtonLink to="/">{say('nav.desk')}</ButtonLink>
			</Empty>
		</Page>
	);
}

import { contentIn, wordsIn } from './content';
import type { Language } from './language';
import { breadcrumbs, type Crumb } from './structured-data';

export const beybladePath = '/beyblade';

/** What every Beyblade page needs before it says anything of its own; inner pages give their crumb. */
export function beybladePage(language: Language, site: URL, inner?: Crumb) {
	const content = contentIn(language);
	const say = wordsIn(language);
	const service = content.services.find(({ key }) => key === 'beyblade');
	if (!service) throw new Error('content/services.yaml has no service beyblade.');
	const crumbs: Crumb[] = [
		{ name: say('nav.home'), path: '/' },
		{ name: service.title, path: beybladePath },
		...(inner ? [inner] : []),
	];
	const { chat_url, phone, phone_shown } = content.site.contact;
	return {
		content,
		say,
		service,
		crumbs,
		figures: content.beyblade.rating,
		crumbData: breadcrumbs(crumbs, language, site),
		newTab: say('link.new_tab'),
		chat: chat_url,
		phone: { href: `tel:${phone}`, label: phone_shown },
		ranking: content.site.links.leaderboard,
	};
}

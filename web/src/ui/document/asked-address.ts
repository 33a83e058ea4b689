/* For a page that stands in at any address: the one that does not exist, the event that cannot be
   shown. It is built once and the server does not repeat what it was asked for, so its language links
   lead to a page that is there. Here they become the address that was asked for. */

/**
 * The address in another language.
 * @example
 * askedIn('en', '/nothing')    // => '/en/nothing'
 * askedIn('th', '/en/nothing') // => '/nothing'
 */
export function askedIn(language: string, pathname: string): string {
	// One slash in front and no more: two would be the beginning of another site's address.
	const asked = pathname.replace(/^\/+(?:en(?:\/+|$))?/, '');
	return `${language === 'en' ? '/en' : ''}/${asked}`;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
	link.href = askedIn(link.dataset.language ?? 'th', location.pathname);

import type { Content } from '@/generated/content';

/* Ways into the shop's chat. It knows no content, so islands may carry it into the browser. */

type Site = Pick<Content['site'], 'contact'>;

/**
 * The address of the chat. With a message, LINE opens with it already written, still to be edited
 * and sent by the guest; a chat of another kind has no such address and opens empty.
 */
export function chatHref({ contact }: Site, message?: string): string {
	const { chat_url, chat_handle } = contact;
	const takesMessages = chat_url.startsWith('https://line.me/') && chat_handle.startsWith('@');
	if (!message || !takesMessages) return chat_url;
	const [account, text] = [chat_handle, message].map(encodeURIComponent);
	return `https://line.me/R/oaMessage/${account}/?${text}`;
}

/** Fills the places that a message was left with, once a visitor's choice or an answer is known. */
export function chatAbout(href: string, values: Record<string, string | number>): string {
	return href.replace(/%7B(\w+)%7D/g, (whole, name: string) =>
		encodeURIComponent(values[name] ?? decodeURIComponent(whole)),
	);
}

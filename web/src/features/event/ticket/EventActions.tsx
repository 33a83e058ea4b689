import { chatAbout } from '@/lib/chat';
import { type ShopEvent, saidIn } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import type { Language } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';

/** What there is to press on an event's page. */
export const actions = ['past', 'register', 'join', 'ask'] as const;

export type Action = (typeof actions)[number];

/** The server has the same rule in src/nk/site/events/action.py, for the page it sends. */
export function actionOf({ status, register, cancelled, places, count }: ShopEvent): Action {
	if (status === 'past') return 'past';
	if (register) return 'register';
	return cancelled || (places !== undefined && count >= places) ? 'ask' : 'join';
}

/** Where one signs up, or asks. */
export const wayTo = (event: ShopEvent, chat: string, language: Language): string =>
	event.register ?? chatAbout(chat, { event: saidIn(event.name, language).text });

/** The bar of a phone offers the same as the ticket; the server chose what, and an answer may differ. */
export function tellBar(action: Action, label: string, href: string): void {
	const bar = document.querySelector<HTMLAnchorElement>('.shop-bar-chat');
	const words = bar?.querySelector('span');
	if (!bar || !words || bar.dataset.action === action) return;
	bar.dataset.action = action;
	bar.href = href;
	words.textContent = label;
}

interface EventActionsProps {
	action: Action;
	words: DetailWords;
	/** Where one signs up, or asks. */
	href: string;
	/** Where the next round is told. */
	next: string;
}

/** Sign up, or ask; after a past event the next round comes first. */
export function EventActions({ action, words, href, next }: EventActionsProps) {
	const past = action === 'past';
	const register = action === 'register';
	return (
		<div className="sheet-action" data-action={action}>
			{past && (
				<Button kind="primary" href={next}>
					{words.nextRound.see}
				</Button>
			)}
			<Button
				kind={past ? 'quiet' : 'primary'}
				icon={register ? 'outside' : 'chat'}
				href={href}
				newTabNote={words.newTab}
			>
				{words[past ? 'ask' : action]}
			</Button>
		</div>
	);
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { wordsIn } from '@/lib/content';
import type { Navigation, NavigationLink } from '@/lib/pages';
import { type Language, localPath, otherLanguage } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { Logo, type Network, SocialIcon } from '../drawings/icons';
import { Text } from '../Text';
import '@/ui/styles/footer.css';

interface FooterProps {
	content: Content;
	language: Language;
	links: Navigation;
	say: Say;
	/** The chat, with the message that fits the page. */
	chat: string;
	year: number;
}

/** One group: folded on a phone, where all of them would be longer than a screen; open where there is room. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div className="footer-group">
			<h2>
				<Text>{heading}</Text>
			</h2>
			<details>
				<summary>
					<Text>{heading}</Text>
				</summary>
				<ul>{children}</ul>
			</details>
		</div>
	);
}

function Links({
	heading,
	links,
}: {
	heading: string;
	links: Pick<NavigationLink, 'href' | 'label'>[];
}) {
	return (
		<Group heading={heading}>
			{links.map(({ href, label }) => (
				<li key={href}>
					<a href={href}>
						<span>
							<Text>{label}</Text>
						</span>
					</a>
				</li>
			))}
		</Group>
	);
}

function Social({ content, say }: Pick<FooterProps, 'content' | 'say'>) {
	const networks = Object.entries(content.site.social) as [Network, string][];
	return (
		<ul className="footer-social" aria-label={say('footer.social')}>
			{networks.map(([network, address]) => (
				<li key={network}>
					<a
						href={address}
						target="_blank"
						rel="noopener"
						aria-label={`${say(`social.${network}`)} (${say('link.new_tab')})`}
					>
						<SocialIcon network={network} />
					</a>
				</li>
			))}
		</ul>
	);
}

function Contact({ content, say, chat }: Pick<FooterProps, 'content' | 'say' | 'chat'>) {
	const { contact } = content.site;
	return (
		<Group heading={say('footer.contact')}>
			<li>
				<Text>{say('footer.phone')}</Text>{' '}
				<a href={`tel:${contact.phone}`}>{contact.phone_shown}</a>
			</li>
			<li>
				<Text>{say('footer.chat')}</Text>{' '}
				<a href={chat} target="_blank" rel="noopener">
					{contact.chat_handle}
					<span className="hidden-visually"> ({say('link.new_tab')})</span>
				</a>
			</li>
			<li>
				<Text>{say('footer.answered', contact.answered)}</Text>
			</li>
		</Group>
	);
}

export function Footer({ content, language, links, say, chat, year }: FooterProps) {
	const branches = content.branches.map((branch) => ({
		href: localPath(`/contact#${branch.id}`, language),
		label: branch.name,
	}));
	const quick = [
		links.home,
		links.about,
		links.services,
		links.games,
		links.events,
		links.contact,
		links.meeple,
	];
	return (
		<footer className="footer no-print">
			<div className="wrap footer-grid">
				<div className="footer-about">
					<p className="footer-name">
						<Logo size={44} />
						<span>
							<Text>{content.site.name}</Text>
						</span>
					</p>
					<p>
						<Text lead>{content.site.description}</Text>
					</p>
					<Social content={content} say={say} />
				</div>
				<Links heading={say('footer.links')} links={quick} />
				<Links heading={say('footer.services')} links={links.each} />
				<Links heading={say('footer.branches')} links={branches} />
				<Contact content={content} say={say} chat={chat} />
			</div>
			<div className="wrap footer-end">
				<p>{say('footer.copyright', { year, name: content.site.name })}</p>
				<a href={links.privacy.href}>
					<span>
						<Text>{links.privacy.label}</Text>
					</span>
				</a>
			</div>
		</footer>
	);
}

interface LanguageOfferProps {
	language: Language;
	/** This page's address in each language. */
	here: Record<Language, string>;
}

/** Hidden until the shell script finds that the visitor prefers the other language. */
export function LanguageOffer({ language, here }: LanguageOfferProps) {
	const offered = otherLanguage(language);
	const say = wordsIn(offered);
	return (
		<aside
			className="language-offer no-print"
			id="language-offer"
			lang={offered}
			hidden
			aria-label={say('language.switch')}
		>
			<p>{say('language.offer')}</p>
			<a href={here[offered]} hrefLang={offered} data-language={offered}>
				{say('language.offer_yes')}
			</a>
			<button type="button" aria-label={say('language.offer_no')} data-language-stay={language}>
				<X aria-hidden size={20} />
			</button>
		</aside>
	);
}

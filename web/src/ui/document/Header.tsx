import { ArrowRight, ChevronDown, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import type { Navigation, NavigationLink } from '@/lib/pages';
import { thumbnail } from '@/lib/pictures';
import { type Language, languages, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Button } from '../controls/Button';
import { Logo } from '../drawings/icons';
import { Text } from '../Text';
import '@/ui/styles/header.css';

const names: Record<Language, { shown: string; spoken: string }> = {
	th: { shown: 'TH', spoken: 'TH ภาษาไทย' },
	en: { shown: 'EN', spoken: 'EN English' },
};

interface LanguageSwitcherProps {
	language: Language;
	/** This page's address in each language. */
	here: Record<Language, string>;
	label: string;
}

/** Two plain links to this very page; the shell script adds query and hash and keeps the choice. */
function LanguageSwitcher({ language, here, label }: LanguageSwitcherProps) {
	return (
		<nav className="languages" aria-label={label}>
			{languages.map((choice) => (
				<a
					key={choice}
					href={here[choice]}
					lang={choice}
					hrefLang={choice}
					aria-label={names[choice].spoken}
					aria-current={choice === language ? 'true' : undefined}
					data-language={choice}
				>
					{names[choice].shown}
				</a>
			))}
		</nav>
	);
}

interface HeaderProps {
	language: Language;
	/** This page's address in each language. */
	here: Record<Language, string>;
	links: Navigation;
	say: Say;
	content: Content;
	/** The chat, with the message that fits the page. */
	chat: string;
}

function Item({ link }: { link: NavigationLink }) {
	return (
		<a className="nav-link" href={link.href} aria-current={link.current}>
			<Text>{link.label}</Text>
		</a>
	);
}

function ServiceItem({ link, image, lead }: { link: NavigationLink; image: string; lead: string }) {
	return (
		<li>
			<a className="nav-service" href={link.href} aria-current={link.current} data-lead={lead}>
				<span className="nav-service-icon">
					<img {...thumbnail(image)} alt="" loading="lazy" decoding="async" />
				</span>
				{/* One box around the words: a word held together would be a box of its own. */}
				<span>
					<Text>{link.label}</Text>
				</span>
			</a>
		</li>
	);
}

function ServiceItems({ links, say }: { links: Navigation; say: Say }) {
	return (
		<>
			{links.each.map((service) => (
				<ServiceItem key={service.path} link={service} image={service.image} lead={service.lead} />
			))}
			<ServiceItem link={links.games} image="icons/die" lead="sun" />
			<li>
				<a className="nav-service nav-service-all" href={links.services.href}>
					<span className="nav-service-icon">
						<ArrowRight aria-hidden size={24} />
					</span>
					<span>
						<Text>{say('nav.all_services')}</Text>
					</span>
				</a>
			</li>
		</>
	);
}

/** A link plus a button, as a menu that opens on hover must not take the link from touch users. */
function ServicesMenu({ links, say }: { links: Navigation; say: Say }) {
	return (
		<li className="nav-group" data-menu="services">
			<Item link={links.services} />
			<button
				type="button"
				className="nav-toggle"
				aria-expanded="false"
				aria-controls="services-menu"
				aria-label={say('nav.services_open')}
			>
				<ChevronDown aria-hidden size={18} />
			</button>
			<div className="nav-panel" id="services-menu">
				<ul>
					<ServiceItems links={links} say={say} />
				</ul>
			</div>
		</li>
	);
}

/** The links of both menus in their order; how the services stand among them is the menu's own. */
function MenuList({ links, children }: { links: Navigation; children: ReactNode }) {
	return (
		<ul>
			<li>
				<Item link={links.home} />
			</li>
			<li>
				<Item link={links.about} />
			</li>
			{children}
			<li>
				<Item link={links.events} />
			</li>
			<li>
				<Item link={links.contact} />
			</li>
		</ul>
	);
}

type PhoneMenuProps = Omit<HeaderProps, 'here'>;

/** Chat and phone, and each branch by its short name. */
function WaysToTheShop({ content, language, say, chat }: Omit<PhoneMenuProps, 'links'>) {
	const { phone, phone_shown } = content.site.contact;
	return (
		<div className="phone-shop">
			<Button kind="primary" icon="chat" href={chat} newTabNote={say('link.new_tab')}>
				{say('bar.chat')}
			</Button>
			<Button icon="phone" href={`tel:${phone}`}>
				{phone_shown}
			</Button>
			<ul className="phone-branches" aria-label={say('footer.branches')}>
				{content.branches.map(({ id, short }) => (
					<li key={id}>
						<a href={localPath(`/contact#${id}`, language)}>
							<ShopIcon icon="map" size={20} />
							<span>
								<Text>{short}</Text>
							</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function PhoneMenu({ links, say, ...shop }: PhoneMenuProps) {
	return (
		<details className="phone-menu" data-menu="phone">
			<summary aria-label={say('nav.menu')}>
				<Menu aria-hidden className="phone-menu-open" />
				<X aria-hidden className="phone-menu-close" />
			</summary>
			<nav className="phone-panel" aria-label={say('nav.main')}>
				<MenuList links={links}>
					<li>
						<Item link={links.services} />
						<ul className="phone-services">
							<ServiceItems links={links} say={say} />
						</ul>
					</li>
				</MenuList>
				<WaysToTheShop say={say} {...shop} />
			</nav>
		</details>
	);
}

export function Header({ language, here, links, say, content, chat }: HeaderProps) {
	return (
		<header className="header no-print">
			<div className="header-bar">
				<a className="brand" href={links.home.href}>
					<Logo />
					<span>{content.site.brand}</span>
				</a>
				<nav className="wide-menu" aria-label={say('nav.main')}>
					<MenuList links={links}>
						<ServicesMenu links={links} say={say} />
					</MenuList>
				</nav>
				<Button
					kind="primary"
					icon="chat"
					href={chat}
					newTabNote={say('link.new_tab')}
					className="header-book"
				>
					{say('bar.chat')}
				</Button>
				<LanguageSwitcher language={language} here={here} label={say('language.switch')} />
				<PhoneMenu links={links} say={say} content={content} language={language} chat={chat} />
			</div>
		</header>
	);
}

import { ChevronDown, Menu, X } from 'lucide-react';
import { type Language, languages } from '@/lib/language';
import type { Navigation, NavigationLink } from '@/lib/pages';
import type { Say } from '@/lib/words';
import { Logo, ServiceIcon } from './icons';
import { Text } from './Text';
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
	brand: string;
}

function Item({ link }: { link: NavigationLink }) {
	return (
		<a className="nav-link" href={link.href} aria-current={link.current}>
			<Text>{link.label}</Text>
		</a>
	);
}

function ServiceItems({ links, say }: { links: Navigation; say: Say }) {
	return (
		<>
			{links.each.map((service) => (
				<li key={service.path}>
					<a
						className="nav-service"
						href={service.href}
						aria-current={service.current}
						data-lead={service.lead}
					>
						<span className="nav-service-icon">
							<ServiceIcon icon={service.icon} />
						</span>
						<Text>{service.label}</Text>
					</a>
				</li>
			))}
			<li>
				<a className="nav-service nav-service-all" href={links.services.href}>
					<Text>{say('nav.all_services')}</Text>
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

function PhoneMenu({ links, say }: { links: Navigation; say: Say }) {
	return (
		<details className="phone-menu" data-menu="phone">
			<summary aria-label={say('nav.menu')}>
				<Menu aria-hidden className="phone-menu-open" />
				<X aria-hidden className="phone-menu-close" />
			</summary>
			<nav className="phone-panel" aria-label={say('nav.main')}>
				<ul>
					<li>
						<Item link={links.home} />
					</li>
					<li>
						<Item link={links.about} />
					</li>
					<li>
						<Item link={links.services} />
						<ul className="phone-services">
							<ServiceItems links={links} say={say} />
						</ul>
					</li>
					<li>
						<Item link={links.events} />
					</li>
					<li>
						<Item link={links.contact} />
					</li>
				</ul>
			</nav>
		</details>
	);
}

export function Header({ language, here, links, say, brand }: HeaderProps) {
	return (
		<header className="header no-print">
			<div className="header-bar">
				<a className="brand" href={links.home.href}>
					<Logo />
					<span>{brand}</span>
				</a>
				<nav className="wide-menu" aria-label={say('nav.main')}>
					<ul>
						<li>
							<Item link={links.home} />
						</li>
						<li>
							<Item link={links.about} />
						</li>
						<ServicesMenu links={links} say={say} />
						<li>
							<Item link={links.events} />
						</li>
						<li>
							<Item link={links.contact} />
						</li>
					</ul>
				</nav>
				<LanguageSwitcher language={language} here={here} label={say('language.switch')} />
				<PhoneMenu links={links} say={say} />
			</div>
		</header>
	);
}

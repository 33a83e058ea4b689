import type { Picture } from '@/lib/pictures';
import type { Crumb } from '@/lib/structured-data';
import { type Language, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { Button } from './controls/Button';
import { beside } from './controls/beside';
import { Photo } from './pictures/Photo';
import { Text } from './Text';

interface BreadcrumbsProps {
	crumbs: Crumb[];
	language: Language;
	say: Say;
}

/** The way from the home page to this one; the last is the page itself. */
export function Breadcrumbs({ crumbs, language, say }: BreadcrumbsProps) {
	return (
		<nav className="breadcrumbs wrap no-print" aria-label={say('nav.breadcrumb')}>
			<ol>
				{crumbs.map(({ name, path }, index) => (
					<li key={path}>
						<a
							href={localPath(path, language)}
							aria-current={index === crumbs.length - 1 ? 'page' : undefined}
						>
							<Text>{name}</Text>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

interface SectionHeadingProps {
	heading: string;
	lead?: string;
	id?: string;
	centred?: boolean;
}

export function SectionHeading({ heading, lead, id, centred = false }: SectionHeadingProps) {
	return (
		<div className={centred ? 'section-heading section-heading-centred' : 'section-heading'}>
			<h2 id={id}>
				<Text phrases>{heading}</Text>
			</h2>
			{lead && (
				<p className="soft">
					<Text lead>{lead}</Text>
				</p>
			)}
		</div>
	);
}

interface ChatOrPhoneProps {
	chat: { href: string; label: string; newTab: string };
	phone: { href: string; label: string };
	/** Whether the row is as wide as a phone's page, so that both may share a line there. */
	wide?: boolean;
}

/** The two ways to reach the shop at once. */
export function ChatOrPhone({ chat, phone, wide = false }: ChatOrPhoneProps) {
	return (
		<div className="button-row" data-beside={wide ? beside(chat.label, phone.label) : undefined}>
			<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
				{chat.label}
			</Button>
			<Button icon="phone" href={phone.href}>
				{phone.label}
			</Button>
		</div>
	);
}

interface ClosingCallProps extends ChatOrPhoneProps {
	heading: string;
	lead: string;
	/** What stands beside the words, on a phone above them: the page's own cut-out. */
	piece?: Picture;
	/** Whether it stands before the words, so that not every page ends the same way. */
	turned?: boolean;
}

/** What stands beside a page's last words, on a phone above them. */
export function ClosingPiece({ picture }: { picture: Picture }) {
	return (
		<Photo
			className="closing-piece"
			picture={picture}
			alt=""
			sizes="(width >= 1486px) 520px, (width >= 1100px) 35vw, 230px"
			cutout
		/>
	);
}

/** The last word of a page: chat first, phone second. */
export function ClosingCall({
	heading,
	lead,
	chat,
	phone,
	piece,
	turned = false,
}: ClosingCallProps) {
	return (
		<section className="wrap closing">
			<div className={turned ? 'closing-card closing-card-turned' : 'closing-card'}>
				{piece && <ClosingPiece picture={piece} />}
				<h2>
					<Text phrases>{heading}</Text>
				</h2>
				<p>
					<Text lead>{lead}</Text>
				</p>
				<ChatOrPhone chat={chat} phone={phone} />
			</div>
		</section>
	);
}

interface PointProps {
	title: string;
	text: string;
}

/** One of several things that are told side by side: its name, and a sentence or two. */
export function Point({ title, text }: PointProps) {
	return (
		<>
			<h3>
				<Text>{title}</Text>
			</h3>
			<p>
				<Text lead>{text}</Text>
			</p>
		</>
	);
}

import type { Content } from '@/generated/content';
import { type Picture, thumbnail } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { RolledDie } from '@/ui/drawings/RolledDie';
import { Photo } from '@/ui/pictures/Photo';
import { ClosingPiece, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { boxAnchor } from './Shelf';

interface ServicesHeroProps {
	hero: Content['pages']['services']['hero'];
	services: Content['services'];
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
}

/** What is in each box and its name, a shortcut to the box further down. */
function Index({ services, label }: { services: Content['services']; label: string }) {
	return (
		<nav className="box-index" aria-label={label}>
			<ul>
				{services.map((service) => (
					<li key={service.id} data-lead={service.lead}>
						<a href={`#${boxAnchor(service)}`}>
							<img {...thumbnail(service.image)} alt="" decoding="async" />
							<span>
								<Text>{service.title}</Text>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function ServicesHero({ hero, services, picture, sizes, chat }: ServicesHeroProps) {
	return (
		<section className="services-hero wrap">
			<div className="services-hero-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="services-hero-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
					{hero.book}
				</Button>
			</div>
			<div className="services-hero-picture">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<Answer kind="hop" label={hero.image_press} />
			</div>
			<Index services={services} label={hero.index} />
		</section>
	);
}

interface Pin {
	id: string;
	name: string;
	floor: string;
	/** The model of the way there, which shows the building. */
	picture: Picture;
	href: string;
}

/** Where the figure comes from: each branch, as the model of the way there. */
function BranchPins({ pins }: { pins: Pin[] }) {
	return (
		<ul className="branch-pins">
			{pins.map(({ id, name, floor, picture, href }) => (
				<li key={id}>
					<a href={href}>
						<Photo picture={picture} alt="" sizes="(min-width: 700px) 260px, 46vw" cutout />
						<span>
							<strong>
								<Text>{name}</Text>
							</strong>{' '}
							<Text>{floor}</Text>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}

export interface Reason {
	figure: string;
	heading: string;
	text: string;
}

interface WhyChooseProps {
	heading: string;
	lead: string;
	/** Six, in the order of the faces. */
	reasons: Reason[];
	pins: Pin[];
	/** Who rolls beside the heading, where there is room. */
	piece: Picture;
}

/** Six reasons on the faces of a die, unfolded like the cardboard it could be made of. */
export function WhyChoose({ heading, lead, reasons, pins, piece }: WhyChooseProps) {
	return (
		<section className="section why" aria-labelledby="why">
			<div className="wrap why-grid">
				<SectionHeading heading={heading} lead={lead} id="why" />
				<Photo className="why-piece" picture={piece} alt="" sizes="360px" cutout />
				<ol className="die-net">
					{reasons.map((reason, index) => (
						<li className="die-face" key={reason.heading}>
							<RolledDie face={index + 1} />
							<h3>
								<span className="die-figure">{reason.figure}</span>{' '}
								<span className="die-heading">
									<Text>{reason.heading}</Text>
								</span>
							</h3>
							<p>
								<Text lead>{reason.text}</Text>
							</p>
						</li>
					))}
				</ol>
				<BranchPins pins={pins} />
			</div>
		</section>
	);
}

interface ContactCallProps {
	words: Content['pages']['services']['call'];
	contact: string;
	chat: { href: string; newTab: string };
	/** What stands beside the words, on a phone above them. */
	piece: Picture;
}

/** For those who have not chosen yet: the chat, or over to the contact page. */
export function ContactCall({ words, contact, chat, piece }: ContactCallProps) {
	return (
		<section className="wrap closing">
			<div className="closing-card">
				<ClosingPiece picture={piece} />
				<h2>
					<Text phrases>{words.heading}</Text>
				</h2>
				<p>
					<Text lead>{words.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{words.chat}
					</Button>
					<Button href={contact}>{words.contact}</Button>
				</div>
			</div>
		</section>
	);
}

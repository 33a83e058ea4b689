import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Sideways } from '@/ui/controls/Sideways';
import { Stars } from '@/ui/drawings/Stars';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface HeroWordsProps {
	hero: Content['pages']['home']['hero'];
	chat: string;
	about: string;
	newTab: string;
}

export function HeroWords({ hero, chat, about, newTab }: HeroWordsProps) {
	return (
		<div className="hero-words">
			<h1>
				<Text phrases>{hero.heading}</Text>
			</h1>
			<p className="hero-lead">
				<Text lead>{hero.lead}</Text>
			</p>
			<div className="button-row" data-beside={beside(hero.book, hero.about)}>
				<Button kind="primary" icon="chat" href={chat} newTabNote={newTab}>
					{hero.book}
				</Button>
				<Button href={about}>{hero.about}</Button>
			</div>
		</div>
	);
}

interface StatsProps {
	/** Each leads to what it counts, of which it shows a picture. */
	stats: { figure: string; label: string; href: string; picture: Picture }[];
}

export function Stats({ stats }: StatsProps) {
	return (
		<div className="wrap">
			<dl className="stats">
				{stats.map(({ figure, label, href, picture }) => (
					<div key={label}>
						<dt>
							<a href={href}>
								<Text>{label}</Text>
							</a>
						</dt>
						<dd>
							<Photo picture={picture} alt="" sizes="(min-width: 900px) 9.6vw, 120px" cutout />
							{figure}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

type Service = Content['services'][number];

interface ServicesBentoProps {
	words: Content['pages']['home']['services'];
	services: { service: Service; picture: Picture }[];
	/** The pages of the Beyblade corner, which its wide card has room to name. */
	arena: readonly { title: string; path: string }[];
	language: Language;
	/** Who stands on the edge of the cards, where there is room. */
	piece: Picture;
}

/** Someone who stands on the upper edge of what follows a heading; only on wide screens. */
export function Standing({ picture }: { picture: Picture }) {
	return <Photo className="edge-group" picture={picture} alt="" sizes="260px" cutout />;
}

/** The whole card is pressed through its one link, whose name tells which service it opens. */
function Card({
	service,
	picture,
	language,
	more,
	arena,
	isTall,
}: ServicesBentoProps['services'][number] & { more: string; isTall: boolean } & Pick<
		ServicesBentoProps,
		'arena' | 'language'
	>) {
	return (
		<li className="bento-card" data-lead={service.lead} data-service={service.key}>
			<div className="bento-words">
				<Point title={service.title} text={service.short} />
				{service.key === 'beyblade' && (
					<ul className="bento-gates">
						{arena.map(({ title, path }) => (
							<li key={path}>
								<a href={localPath(path, language)}>
									<span>
										<Text>{title}</Text>
									</span>
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
			<Photo
				picture={picture}
				alt=""
				sizes={`(min-width: 1100px) ${service.key === 'beyblade' ? 560 : 430}px, (min-width: 900px) 420px, (min-width: 700px) 62vw, ${isTall ? 70 : 48}vw`}
				cutout
				className="bento-picture"
			/>
			<div className="bento-foot">
				<span className="bento-price">
					<Text>{service.price.shown}</Text>
				</span>
				<a className="bento-more" href={localPath(service.path, language)}>
					<span className="bento-more-words">
						<Text>{more}</Text>
					</span>
					<span className="hidden-visually"> {service.title}</span>
					<ArrowRight aria-hidden size={20} />
				</a>
			</div>
		</li>
	);
}

export function ServicesBento({ words, services, arena, language, piece }: ServicesBentoProps) {
	return (
		<section className="section wrap edge-ground" aria-labelledby="services">
			<SectionHeading heading={words.heading} lead={words.lead} id="services" />
			<Standing picture={piece} />
			<ul className="bento">
				{services.map((entry, index) => (
					<Card
						key={entry.service.id}
						{...entry}
						language={language}
						more={words.more}
						arena={arena}
						// On a phone the others have their picture beside the words.
						isTall={index === 0 || entry.service.key === 'beyblade'}
					/>
				))}
			</ul>
		</section>
	);
}

export function AllEventsLink({ href, label }: { href: string; label: string }) {
	return (
		<p className="button-row next-all">
			<Button href={href}>{label}</Button>
		</p>
	);
}

interface TestimonialsProps {
	words: Content['pages']['home']['testimonials'];
	testimonials: Content['testimonials'];
	/** Made meeples that stand for the guests: for each the pictures that lie over each other. */
	faces: readonly (readonly string[])[];
	say: Say;
}

interface QuoteProps {
	testimonial: Content['testimonials'][number];
	face: readonly string[];
	say: Say;
}

function Quote({ testimonial, face, say }: QuoteProps) {
	const { name, age, rating, text } = testimonial;
	return (
		<li>
			<figure className="quote">
				<Stars rating={rating} label={say('rating.stars', { rating })} />
				<blockquote>
					<p>
						<Text>{text}</Text>
					</p>
				</blockquote>
				<figcaption>
					<span className="quote-face" aria-hidden="true">
						{face.map((image) => (
							<img key={image} src={image} alt="" width={192} height={192} loading="lazy" />
						))}
					</span>
					<span>
						<Text>{name}</Text>
						{age !== null && <span className="soft"> · {say('testimonial.age', { age })}</span>}
					</span>
				</figcaption>
			</figure>
		</li>
	);
}

export function Testimonials({ words, testimonials, faces, say }: TestimonialsProps) {
	return (
		<section className="section quotes" aria-labelledby="testimonials">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="testimonials" />
				<Sideways as="ul" className="quotes-grid" aria-labelledby="testimonials">
					{testimonials.map((testimonial, index) => (
						<Quote
							key={testimonial.id}
							testimonial={testimonial}
							face={faces[index % faces.length] ?? []}
							say={say}
						/>
					))}
				</Sideways>
			</div>
		</section>
	);
}

import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Button } from '@/ui/controls/Button';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { Sticker } from './BoothHero';

type Offer = Content['photobooth']['packages'][number];

interface PackageCardProps {
	offer: Offer;
	picture: Picture;
	words: Content['pages']['photo_booth']['packages']['words'];
	chat: Chat;
}

/** Where a package is booked, and the words of the button. */
interface Chat {
	href: string;
	label: string;
	newTab: string;
}

/* The minutes stand beside the price. */
const figures = ['people', 'photos', 'prints', 'costume_changes'] as const;

/** What one of a gang pays, or one picture of someone who comes alone costs. */
function share({ price, people, photos }: Offer, words: PackageCardProps['words']): string {
	return people > 1
		? fill(words.each, { people, each: Math.round(price / people) })
		: fill(words.each_photo, { each: Math.round(price / photos) });
}

/** The picture shows every outfit; of someone who comes alone that looks like several people. */
function looksOf({ people, costume_changes: count }: Offer, words: PackageCardProps['words']) {
	return people === 1 && count !== null && count > 1 ? fill(words.looks, { people, count }) : null;
}

function PackageCard({ offer, picture, words, chat }: PackageCardProps) {
	const looks = looksOf(offer, words);
	return (
		<li className={offer.popular ? 'package package-popular' : 'package'}>
			{offer.popular && (
				<p className="package-ribbon">
					<Text>{words.popular}</Text>
				</p>
			)}
			<div className="package-picture">
				<Photo
					picture={picture}
					alt=""
					sizes="(width >= 900px) 340px, (width >= 700px) 46vw, 84vw"
				/>
				{looks && (
					<p className="package-looks">
						<Text>{looks}</Text>
					</p>
				)}
			</div>
			<h3>{offer.name}</h3>
			<p className="package-tagline">
				<Text>{offer.tagline}</Text>
			</p>
			<p className="package-price">
				<Text>{fill(words.price, { price: offer.price })}</Text>{' '}
				<span>{fill(words.time, { minutes: offer.minutes })}</span>
			</p>
			<p className="package-each">
				<Text>{share(offer, words)}</Text>
			</p>
			<dl>
				{figures.map((name) => (
					<div key={name}>
						<dt>
							<Text>{words[name]}</Text>
						</dt>
						<dd>
							<Text>{String(offer[name] ?? words.unlimited)}</Text>
						</dd>
					</div>
				))}
			</dl>
			<Button
				kind="quiet"
				icon="chat"
				href={chat.href}
				newTabNote={`${offer.name}, ${chat.newTab}`}
			>
				{chat.label}
			</Button>
		</li>
	);
}

interface PackagesProps {
	words: Content['pages']['photo_booth']['packages'];
	packages: { offer: Content['photobooth']['packages'][number]; picture: Picture; chat: Chat }[];
}

const cheapest = (offers: readonly Offer[]) => offers.toSorted((a, b) => a.price - b.price)[0];

/** The cheapest package that is shorter than the hour whose price the hero says. */
export const shortestOf = (offers: readonly Offer[]) =>
	cheapest(offers.filter(({ minutes }) => minutes < 60));

/** Why the hero says a higher price than the cheapest package: that one is shorter than an hour. */
function Hours({ words, offers }: { words: string; offers: readonly Offer[] }) {
	const hour = cheapest(offers.filter(({ minutes }) => minutes >= 60));
	const short = shortestOf(offers);
	return (
		hour &&
		short && (
			<span className="packages-hours">
				<Text>{fill(words, { hour: hour.price, short: short.price, minutes: short.minutes })}</Text>
			</span>
		)
	);
}

export function Packages({ words, packages }: PackagesProps) {
	return (
		<section className="section packages" aria-labelledby="packages">
			<div className="wrap">
				<SectionHeading heading={words.heading} id="packages" centred />
				<p className="packages-lead">
					<Text lead>{words.lead}</Text>{' '}
					<Hours words={words.hours} offers={packages.map(({ offer }) => offer)} />
				</p>
				<ul className="packages-grid">
					{packages.map((entry) => (
						<PackageCard key={entry.offer.id} {...entry} words={words.words} />
					))}
				</ul>
				<p className="packages-included">
					<Sticker shape="star" />
					<span>
						<Text>{words.included}</Text>
					</span>
				</p>
			</div>
		</section>
	);
}

type AddOn = Content['photobooth']['add_ons'][number];

interface AddOnStickersProps {
	words: Content['pages']['photo_booth']['add_ons'];
	addOns: { addOn: AddOn; picture: Picture }[];
}

function priceOf(addOn: AddOn, words: AddOnStickersProps['words']): string {
	return fill(addOn.per_photo ? words.plus_per_photo : words.plus, { plus: addOn.plus });
}

/** A sheet of stickers, one for each add-on. */
export function AddOnStickers({ words, addOns }: AddOnStickersProps) {
	return (
		<section className="wrap" aria-labelledby="add-ons">
			<SectionHeading heading={words.heading} lead={words.lead} id="add-ons" centred />
			<ul className="sticker-sheet">
				{addOns.map(({ addOn, picture }) => (
					<li key={addOn.id}>
						<Photo
							picture={picture}
							alt=""
							sizes="(width >= 1700px) 350px, (width >= 900px) 22vw, 44vw"
						/>
						<h3>
							<Text>{addOn.name}</Text>
						</h3>
						<p>
							<Text>{addOn.text}</Text>
						</p>
						<p className="sticker-price">
							<Text>{priceOf(addOn, words)}</Text>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

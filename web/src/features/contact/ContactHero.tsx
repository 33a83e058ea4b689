import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import type { FaqItem } from '@/lib/structured-data';
import { Answer } from '@/ui/controls/Answer';
import { Photo } from '@/ui/pictures/Photo';
import { ChatOrPhone, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface ContactHeroProps {
	hero: Content['pages']['contact']['hero'];
	phone: { href: string; label: string };
	picture: Picture;
	sizes: string;
	/** When the phone and the chat are answered. */
	answered: string;
	chat: string;
	newTab: string;
}

/* Where the white faces of the pins are in the picture, in thousandths of its width. */
const pins = [
	[258, 319],
	[367, 202],
	[561, 209],
	[669, 155],
] as const;

/** The shop's letters on the pins of the map. */
function PinLetters() {
	return (
		<svg className="contact-pins" aria-hidden="true" viewBox="0 0 1000 700">
			{pins.map(([x, y]) => (
				<text key={x} transform={`translate(${x} ${y}) skewY(-6)`} dy="9">
					NK
				</text>
			))}
		</svg>
	);
}

export function ContactHero({
	hero,
	phone,
	picture,
	sizes,
	answered,
	chat,
	newTab,
}: ContactHeroProps) {
	return (
		<section className="contact-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="contact-lead">
					<Text lead>{hero.lead}</Text>
				</p>
				<ChatOrPhone chat={{ href: chat, label: hero.book, newTab }} phone={phone} wide />
				<p className="contact-answered soft">
					<Text>{answered}</Text>
				</p>
			</div>
			<div>
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
				<PinLetters />
				<Answer kind="hop" label={hero.image_press} />
			</div>
		</section>
	);
}

interface QuestionsProps {
	heading: string;
	lead: string;
	items: readonly (FaqItem & { topic: Picture | undefined })[];
}

/** What a question is about. */
function Topic({ picture }: { picture: Picture | undefined }) {
	return (
		<span className="question-topic" aria-hidden="true">
			{picture ? <Photo picture={picture} alt="" sizes="70px" cutout /> : <span>?</span>}
		</span>
	);
}

/** Question cards that turn over; without scripts too. */
export function Questions({ heading, lead, items }: QuestionsProps) {
	return (
		<section className="questions-section section wrap" aria-labelledby="faq">
			<SectionHeading heading={heading} lead={lead} id="faq" />
			<div className="questions">
				{items.map(({ topic, question, answer }) => (
					<details key={question} className="question">
						<summary>
							<Topic picture={topic} />
							<h3>
								<Text>{question}</Text>
							</h3>
							<span className="question-marker" aria-hidden="true" />
						</summary>
						<p>
							<Text>{answer}</Text>
						</p>
					</details>
				))}
			</div>
		</section>
	);
}

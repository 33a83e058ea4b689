import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { ChatOrPhone } from '@/ui/sections';
import { Text } from '@/ui/Text';

/** What each kept thing looks like on the table; those that the notice adds later go without. */
const keptThings: readonly (string | undefined)[] = [
	'icons/talk',
	'icons/trophy',
	'icons/receipt',
	'icons/timer',
	'icons/book',
];

/** Says nothing that its name does not say. */
function KeptThing({ name }: { name: string | undefined }) {
	return (
		name && <Photo className="comes-after" picture={picture(name)} alt="" sizes="44px" cutout />
	);
}

/** All that is kept. Each thing heads its own group; on a phone what it says stands in one column. */
function KeptTable({ words }: { words: Content['pages']['privacy']['kept'] }) {
	return (
		<section className="kept" aria-labelledby="kept">
			<h2 id="kept">
				<Text phrases>{words.heading}</Text>
			</h2>
			<table>
				<caption className="hidden-visually">{words.caption}</caption>
				<thead>
					<tr>
						{[words.where, words.long].map((column) => (
							<th scope="col" key={column}>
								<Text>{column}</Text>
							</th>
						))}
					</tr>
				</thead>
				{words.rows.map(({ what, where, long }, index) => (
					<tbody key={what}>
						<tr>
							<th scope="rowgroup" colSpan={2}>
								<KeptThing name={keptThings[index]} />
								<Text lead>{what}</Text>
							</th>
						</tr>
						<tr>
							<td data-column={words.where}>
								<Text lead>{where}</Text>
							</td>
							<td data-column={words.long}>
								{long.map((time) => (
									<p key={time} className="kept-time">
										<Text lead>{time}</Text>
									</p>
								))}
							</td>
						</tr>
					</tbody>
				))}
			</table>
		</section>
	);
}

type Page = Content['pages']['privacy'];

interface Props {
	page: Page;
	/** The line that tells when the notice last changed. */
	updated: string;
	chat: { href: string; newTab: string };
	phone: { href: string; label: string };
}

/** Beside the sheet where there is room: plain links to its parts. */
function Contents({ page }: Pick<Props, 'page'>) {
	return (
		<nav className="privacy-contents no-print" aria-labelledby="notice">
			<p className="privacy-contents-name" aria-hidden="true">
				<Text phrases>{page.hero.heading}</Text>
			</p>
			<a href="#kept">
				<Text phrases>{page.kept.heading}</Text>
			</a>
			<a href="#rules">
				<Text phrases>{page.rules_heading}</Text>
			</a>
			<ol>
				{page.rules.map(({ heading }, index) => (
					<li key={heading}>
						<a href={`#rule-${index + 1}`}>
							<Text phrases>{heading}</Text>
						</a>
					</li>
				))}
			</ol>
			<a href="#ask">
				<Text phrases>{page.ask.heading}</Text>
			</a>
		</nav>
	);
}

/** A thing beside each rule: the cookie and the press it waits for, the ranking's medal, the log's
 *  slip, a letter that stays sealed, the neighbour's house. */
const things: readonly (string | undefined)[] = [
	'privacy/cookie',
	'small/medal-gold',
	'icons/receipt',
	'script/evidence',
	'privacy/next-door',
];

/** Says nothing that the rule does not say. */
function Thing({ name }: { name: string | undefined }) {
	return (
		name && <Photo picture={picture(name)} alt="" sizes="(width >= 700px) 180px, 96px" cutout />
	);
}

function Rules({ page }: Pick<Props, 'page'>) {
	return (
		<section className="privacy-rules" aria-labelledby="rules">
			<h2 id="rules">
				<Text phrases>{page.rules_heading}</Text>
			</h2>
			<ol>
				{page.rules.map(({ heading, text }, index) => (
					<li key={heading} id={`rule-${index + 1}`}>
						<Thing name={things[index]} />
						<h3>
							<Text phrases>{heading}</Text>
						</h3>
						<p>
							<Text>{text}</Text>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Ask({ ask, chat, phone }: Pick<Page, 'ask'> & Pick<Props, 'chat' | 'phone'>) {
	return (
		<div className="privacy-ask">
			<h2 id="ask">
				<Text phrases>{ask.heading}</Text>
			</h2>
			<p>
				<Text>{ask.text}</Text>
			</p>
			<ChatOrPhone chat={{ ...chat, label: ask.chat }} phone={phone} />
			<Photo
				picture={picture('team-building/communication')}
				alt=""
				sizes="(width >= 700px) 240px, 180px"
				cutout
			/>
		</div>
	);
}

/** The notice as the one-page rule sheet that lies in every game box. */
export function PrivacySheet({ page, updated, chat, phone }: Props) {
	return (
		<div className="wrap privacy">
			<Contents page={page} />
			<article className="privacy-sheet">
				<header>
					<h1 id="notice">
						<Text phrases>{page.hero.heading}</Text>
					</h1>
					<p className="privacy-lead">
						<Text lead>{page.hero.lead}</Text>
					</p>
					<div className="privacy-seal">
						<p className="privacy-stamp">
							<Text>{page.hero.stamp}</Text>
						</p>
						<Photo
							picture={picture('privacy/chest')}
							alt=""
							sizes="(width >= 900px) 330px, 240px"
							cutout
						/>
					</div>
				</header>
				<KeptTable words={page.kept} />
				<Rules page={page} />
				<Ask ask={page.ask} chat={chat} phone={phone} />
				<p className="privacy-updated soft">
					<Text>{updated}</Text>
				</p>
			</article>
		</div>
	);
}

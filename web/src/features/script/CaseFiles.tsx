import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { PaperClip } from './DeskHero';

interface MeterProps {
	level: number;
	/** The same level in words, which everyone reads beside the bars. */
	label: string;
}

/** A level from one to five, drawn and said. */
function Meter({ level, label }: MeterProps) {
	return (
		<span className="meter">
			<span className="meter-bars" aria-hidden="true">
				{[1, 2, 3, 4, 5].map((bar) => (
					<span key={bar} className={bar <= level ? 'meter-full' : undefined} />
				))}
			</span>
			<span className="meter-label">
				<Text>{label}</Text>
			</span>
		</span>
	);
}

type Story = Content['stories'][number];
type Words = Content['pages']['board_game_script']['stories']['words'];

interface CaseFileProps {
	story: Story;
	picture: Picture;
	number: number;
	words: Words;
	chat: Chat;
}

/** Where a case is booked, and the words of the button. */
interface Chat {
	href: string;
	label: string;
	newTab: string;
}

const meters = ['difficulty', 'investigation', 'roleplay'] as const;

function Facts({ story, words }: Pick<CaseFileProps, 'story' | 'words'>) {
	return (
		<dl className="case-facts">
			<div className="case-theme">
				<dt>
					<Text>{words.theme}</Text>
				</dt>
				<dd>
					<Text>{story.theme}</Text>
				</dd>
			</div>
			{meters.map((name) => (
				<div key={name}>
					<dt>
						<Text>{words[name]}</Text>
					</dt>
					<dd>
						<Meter
							level={story.levels[name]}
							label={fill(words.level, { level: story.levels[name] })}
						/>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Who fits around the table, and for how long. */
function Size({ story, words }: Pick<CaseFileProps, 'story' | 'words'>) {
	return (
		<ul className="case-size">
			<li>
				<ShopIcon icon="people" size={22} />
				<span>
					<Text>{fill(words.players, story.players)}</Text>
				</span>
			</li>
			<li>
				<ShopIcon icon="clock" size={22} />
				<span>
					<Text>{fill(words.minutes, { minutes: story.minutes })}</Text>
				</span>
			</li>
		</ul>
	);
}

function CaseFile({ story, picture, number, words, chat }: CaseFileProps) {
	return (
		<li className="case">
			<p className="case-tab">
				<Text>{fill(words.number, { number: `0${number}` })}</Text>
			</p>
			<div className="case-body">
				<div className="case-photo">
					<PaperClip />
					<Photo
						picture={picture}
						alt={story.image_alt}
						sizes="(min-width: 1240px) 540px, (min-width: 700px) 44vw, 84vw"
					/>
					<p className="case-caption">
						<Text>{fill(words.exhibit, { number })}</Text>
					</p>
					<p className="case-stamp">
						<Text>{story.stamp}</Text>
					</p>
				</div>
				<div className="case-words">
					<h3>
						<Text phrases>{story.name}</Text>
					</h3>
					<p className="case-text">
						<Text lead>{story.text}</Text>
					</p>
					<Facts story={story} words={words} />
					<Size story={story} words={words} />
					<Button
						kind="quiet"
						icon="chat"
						href={chat.href}
						newTabNote={`${story.name}, ${chat.newTab}`}
					>
						{chat.label}
					</Button>
				</div>
			</div>
		</li>
	);
}

interface CaseFilesProps {
	words: Content['pages']['board_game_script']['stories'];
	stories: { story: Content['stories'][number]; picture: Picture; chat: Chat }[];
}

/** The desk with the four files on it. */
export function CaseFiles({ words, stories }: CaseFilesProps) {
	return (
		<section className="section desk-top" aria-labelledby="stories">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="stories" />
				<ol className="case-files">
					{stories.map(({ story, picture, chat }, index) => (
						<CaseFile
							key={story.id}
							story={story}
							picture={picture}
							number={index + 1}
							words={words.words}
							chat={chat}
						/>
					))}
				</ol>
			</div>
		</section>
	);
}

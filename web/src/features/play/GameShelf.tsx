import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import type { OpenWords } from '@/lib/time/opening-hours';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { OpenHours, Text } from '@/ui/Text';

type Game = Content['games'][number];

interface GameShelfProps {
	words: Content['pages']['play_at_shop']['games'];
	games: { game: Game; picture: Picture }[];
	/** The address of the page that lists every game. */
	all: string;
}

/** `3–6`, or one figure when both ends are the same. */
const span = ([from, to]: Game['players']) => (from === to ? String(from) : `${from}–${to}`);

/** A box on the shelf, and the label on the shelf's edge under it. */
function Box({
	game,
	picture,
	words,
}: GameShelfProps['games'][number] & Pick<GameShelfProps, 'words'>) {
	return (
		<li className="shelf-game" data-category={game.category}>
			<div className="shelf-box">
				<Photo picture={picture} alt="" sizes="(min-width: 1100px) 270px, 42vw" />
			</div>
			<div className="shelf-label">
				<h3>{game.name}</h3>
				<p className="shelf-hook">
					<Text>{game.hook}</Text>
				</p>
				<ul className="shelf-facts">
					<li className="shelf-category">
						<span>
							<Text>{words.categories[game.category]}</Text>
						</span>
					</li>
					<li>
						<ShopIcon icon="people" size={17} />
						<span>
							<Text>{fill(words.players, { count: span(game.players) })}</Text>
						</span>
					</li>
					<li>
						<ShopIcon icon="clock" size={17} />
						<span>
							<Text>{fill(words.minutes, { count: span(game.minutes) })}</Text>
						</span>
					</li>
				</ul>
			</div>
		</li>
	);
}

export function GameShelf({ words, games, all }: GameShelfProps) {
	return (
		<section className="wrap" aria-labelledby="games">
			<SectionHeading heading={words.heading} lead={words.lead} id="games" />
			<ul className="game-shelf">
				{games.map((entry) => (
					<Box key={entry.game.id} {...entry} words={words} />
				))}
			</ul>
			<p className="shelf-all">
				<Button href={all}>{words.all}</Button>
			</p>
		</section>
	);
}

interface OpenBoardProps {
	words: Content['pages']['play_at_shop']['open'];
	signs: OpenWords;
	branches: Content['branches'];
	language: Language;
}

/** Four door signs on their strings, one for each branch. */
export function OpenBoard({ words, signs, branches, language }: OpenBoardProps) {
	return (
		<section className="section wrap open-board" aria-labelledby="open">
			<SectionHeading heading={words.heading} lead={words.lead} id="open" />
			<ul className="door-signs">
				{branches.map((branch) => (
					<li key={branch.id} className="door-sign">
						<Photo
							className="door-sign-view"
							picture={pictureOf(branch.image)}
							alt=""
							sizes="(min-width: 1100px) 22vw, (min-width: 700px) 42vw, 84px"
						/>
						<h3>
							<Text phrases>{branch.name}</Text>
						</h3>
						<OpenSign branch={branch} words={signs} />
						<p className="door-hours">
							<OpenHours>{branch.hours_shown}</OpenHours>
						</p>
						<a href={localPath(`/contact#${branch.id}`, language)}>
							<span>
								<Text>{fill(words.way, { branch: branch.short })}</Text>
							</span>
							<ArrowRight aria-hidden size={18} />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

import { Podium } from '@/features/live/Result';
import type { Live } from '@/lib/live/live';
import { type LiveWords, nameOf } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { GivenText, Text } from '@/ui/Text';

const pieces = 60;

/** Paper in the air; for those who want no motion it lies where it fell. */
function Confetti() {
	return (
		<div className="board-confetti" aria-hidden>
			{Array.from({ length: pieces }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
				<i key={index} />
			))}
		</div>
	);
}

export interface BoardProps {
	words: LiveWords;
	language: Language;
	medals: readonly { src: string; alt: string }[];
	stadium: { src: string };
}

interface CelebrationProps extends BoardProps {
	live: Live;
}

/** The champion on a lit stage, with the podium at the foot. */
export function Celebration({ live, words, language, medals, stadium }: CelebrationProps) {
	const name = nameOf(live, live.snapshot.champion, words);
	return (
		<section className="champion" aria-labelledby="champion">
			<div className="champion-rays" aria-hidden />
			<Confetti />
			<div className="champion-stage" aria-hidden>
				<img className="champion-stadium" src={stadium.src} alt="" width={640} height={544} />
				<img className="champion-medal" src={medals[0]?.src} alt="" width={480} height={480} />
			</div>
			<div className="champion-words">
				<p className="champion-title">
					<Text>{words.result.champion}</Text>
				</p>
				<h2 id="champion">
					<GivenText language={language}>{name}</GivenText>
				</h2>
				<p>
					<Text>{words.board.congratulations}</Text>
				</p>
				<Podium live={live} words={words} language={language} medals={medals} />
			</div>
		</section>
	);
}

import { useState } from 'react';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import { isSweep } from './match/match';
import { type MatchSettings, type MatchState, other, placeOf, type Side } from './match/settings';
import type { ScoreboardWords } from './words';

/** What is seen of the players: in their corners, beside their points, and at the end. */
export interface PlayerPictures {
	/** Each side's player while it is ahead, and while it is not. */
	faces: Readonly<Record<Side, readonly [ahead: string, behind: string]>>;
	/** What each side's player stands on at the end. */
	steps: Readonly<Record<Side, readonly [won: string, lost: string]>>;
}

/** Hands the text to the device's own way of sharing, else to the clipboard. */
function share(text: string): Promise<void> {
	if (typeof navigator.share === 'function') return navigator.share({ text });
	return navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
}

function Share({ text, words }: { text: string; words: ScoreboardWords['won'] }) {
	const [said, setSaid] = useState('');
	const press = () =>
		share(text).then(
			// What the device shared itself it has shown itself.
			() => setSaid('share' in navigator ? '' : words.shared),
			(problem: unknown) => {
				// Closing the device's list of apps is no failure.
				const closed = problem instanceof DOMException && problem.name === 'AbortError';
				setSaid(closed ? '' : words.share_failed);
			},
		);
	return (
		<>
			<button type="button" className="score-share" onClick={press}>
				<Text>{words.share}</Text>
			</button>
			<p className="score-said" role="status">
				<Text>{said}</Text>
			</p>
		</>
	);
}

const pieces = 28;

/** Paper in the air; the style sheet lets none fall for those who want no motion. */
function Confetti() {
	return (
		<div className="score-confetti" aria-hidden>
			{Array.from({ length: pieces }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place.
				<i key={index} />
			))}
		</div>
	);
}

interface StageProps {
	state: MatchState;
	flipped: boolean;
	names: readonly [string, string];
	/** What each side has in the end: sets where there were several, else points. */
	figures: readonly [number, number];
	words: ScoreboardWords;
	pictures: PlayerPictures;
}

/** Both players on their steps, where the judge saw them; the winner's is the higher one. */
function Stage({ state, flipped, names, figures, words, pictures }: StageProps) {
	const left = flipped ? other(state.left) : state.left;
	return (
		<div className="score-stage">
			{[left, other(left)].map((side) => {
				const won = side === state.winner;
				const [name, points] = [names[placeOf(side)], state.points[placeOf(side)]];
				return (
					<div key={side} className="score-step" data-side={side} data-won={won ? '' : undefined}>
						<img
							className={won ? 'score-champion' : undefined}
							src={pictures.faces[side][won ? 0 : 1]}
							alt=""
							width={320}
							height={320}
						/>
						<span className="score-block" aria-hidden>
							<img
								src={pictures.steps[side][won ? 0 : 1]}
								alt=""
								width={640}
								height={won ? 560 : 364}
							/>
							<b>{figures[placeOf(side)]}</b>
						</span>
						<span className="hidden-visually">{fill(words.board.points, { name, points })}</span>
					</div>
				);
			})}
		</div>
	);
}

interface Props {
	settings: MatchSettings;
	state: MatchState;
	winner: string;
	flipped: boolean;
	names: readonly [string, string];
	words: ScoreboardWords;
	pictures: PlayerPictures;
	onAgain: () => void;
	onClear: () => void;
}

/** The end of a match: both players, the result to share, and what comes next. */
export function Won(props: Props) {
	const { settings, state, winner, flipped, names, words, pictures, onAgain, onClear } = props;
	const { won, board } = words;
	const [one, two] = state.sets;
	const scores = state.set_scores.map((score) => score.join('–')).join(', ');
	// A single set has no more to tell than the two large figures beside it.
	const several = settings.best_of > 1;
	const disqualified = state.ended_by === 'disqualification' && won.disqualified;
	const result = [scores, disqualified].filter(Boolean).join(', ');
	return (
		<>
			<Confetti />
			<Stage
				state={state}
				flipped={flipped}
				names={names}
				figures={several ? state.sets : state.points}
				words={words}
				pictures={pictures}
			/>
			{state.ended_by === 'disqualification' ? (
				<p>
					<Text>{won.disqualified}</Text>
				</p>
			) : (
				several && <p>{fill(won.sets, { one, two })}</p>
			)}
			{several && scores && <p>{fill(won.scores, { scores })}</p>}
			{isSweep(state) && (
				<p className="score-sweep">
					<Text>{won.sweep}</Text>
				</p>
			)}
			<Share
				words={won}
				text={fill(won.share_text, { winner, one: names[0], two: names[1], result })}
			/>
			<div className="score-pair">
				<button type="button" onClick={onAgain}>
					<Text>{board.rematch}</Text>
				</button>
				<button type="button" onClick={onClear}>
					<Text>{board.new_match}</Text>
				</button>
			</div>
		</>
	);
}

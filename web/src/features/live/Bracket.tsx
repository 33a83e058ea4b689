import type { LiveMatch, LiveRound, LiveSource } from '@/lib/api/api-types';
import { type Box, type BracketPlan, type BracketSize, planBracket } from '@/lib/live/bracket';
import { bracketRounds, type Live, scoreOf } from '@/lib/live/live';
import { type LiveWords, nameOf, roundName } from '@/lib/live/names';
import { shortened } from '@/lib/text/given-text';
import { fill } from '@/lib/text/words';

interface BracketProps {
	live: Live;
	me: number | undefined;
	words: LiveWords;
}

/** How large a match is drawn, and where each stands. */
export interface BracketShape {
	size: BracketSize;
	plan: (rounds: readonly LiveRound[], size: BracketSize) => BracketPlan;
}

const onPage: BracketShape = {
	size: { width: 176, height: 68, across: 30, down: 22, top: 40, bottom: 22 },
	plan: planBracket,
};
const longestName = 15;

function sideText(live: Live, match: LiveMatch, side: 'a' | 'b', words: LiveWords): string {
	const player = match[side];
	if (player !== null) return shortened(nameOf(live, player, words), longestName);
	const source: LiveSource | null | undefined = match.position?.[`${side}_from`];
	if (match.outcome === 'bye' || !source) return '–';
	const sentence = source.loser ? words.bracket.loser_of : words.bracket.winner_of;
	return fill(sentence, { number: source.match });
}

interface MatchBoxProps extends BracketProps {
	box: Box;
	size: BracketSize;
}

function MatchBox({ live, me, words, box, size }: MatchBoxProps) {
	const { match, x, y } = box;
	const score = scoreOf(match);
	return (
		<g
			className="bracket-match"
			data-status={match.status}
			data-mine={(me !== undefined && (match.a === me || match.b === me)) || undefined}
			transform={`translate(${x} ${y})`}
		>
			<rect width={size.width} height={size.height} rx={8} />
			<path d={`M0 ${size.height / 2}H${size.width}`} />
			{(['a', 'b'] as const).map((side, index) => {
				const won = match.winner !== null && match.winner === match[side];
				const line = index * (size.height / 2) + size.height / 4 + 6;
				return (
					<g
						key={side}
						data-won={won || undefined}
						data-unknown={match[side] === null || undefined}
					>
						<text x={12} y={line}>
							{sideText(live, match, side, words)}
						</text>
						<text x={size.width - 12} y={line} textAnchor="end">
							{score?.[index as 0 | 1]}
						</text>
					</g>
				);
			})}
			{match.position?.branch === 'third' && (
				<text className="bracket-third" x={0} y={size.height + 17}>
					{words.round.third}
				</text>
			)}
		</g>
	);
}

/** The bracket as a drawing that keeps its size and scrolls sideways where there is no room. */
export function Bracket({
	live,
	me,
	words,
	shape = onPage,
}: BracketProps & { shape?: BracketShape }) {
	const { size } = shape;
	const rounds = bracketRounds(live);
	const plan = shape.plan(rounds, size);
	const [width, height] = [plan.width + 4, plan.height + 4];
	const named = new Map(rounds.map((round) => [round.number, roundName(live, round, words.round)]));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
		<section className="bracket" aria-label={words.bracket.label} tabIndex={0}>
			<svg width={width} height={height} viewBox={`-2 -2 ${width} ${height}`}>
				<title>{words.bracket.label}</title>
				{plan.columns.map(({ round, x, y, branch }) => (
					<text className="bracket-round" key={`${x} ${y}`} x={x} y={y + 20}>
						{branch === 'losers' ? fill(words.round.losers, { number: round }) : named.get(round)}
					</text>
				))}
				{plan.paths.map((path) => (
					<path className="bracket-line" key={path} d={path} />
				))}
				{plan.boxes.map((box) => (
					<MatchBox key={box.match.id} live={live} me={me} words={words} box={box} size={size} />
				))}
			</svg>
		</section>
	);
}

import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import { pointsFor } from './match';
import { launchErrorsForPenalty, placeOf, setsToWin } from './settings';
import type { Action, Finish, MatchSettings, MatchState, Side } from './types';
import type { ScoreboardWords } from './words';

interface Props {
	side: Side;
	name: string;
	settings: MatchSettings;
	state: MatchState;
	words: ScoreboardWords['board'];
	/** While something else is due, or the match is over, nothing can be called. */
	closed: boolean;
	onAct: (action: Action) => void;
}

const main: readonly Finish[] = ['xtreme', 'over', 'burst', 'spin'];

/** What happens seldom, as far as this event's rules know it. */
function rareIn(settings: MatchSettings): readonly Finish[] {
	return [
		...(settings.own_finish ? (['own'] as const) : []),
		...(settings.out_of_bounds === 'draw' ? [] : (['out_of_bounds'] as const)),
		'touch',
	];
}

/** One button a finish; the side it stands on is the side that gains. */
function Finishes({ finishes, ...props }: Props & { finishes: readonly Finish[] }) {
	const { side, name, settings, words, closed, onAct } = props;
	return finishes.map((finish) => {
		const worth = pointsFor(finish, settings);
		return (
			<button
				key={finish}
				type="button"
				data-finish={finish}
				disabled={closed}
				aria-label={fill(words.call, { name, points: worth, finish: words[finish] })}
				onClick={() => onAct({ type: 'finish', side, finish })}
			>
				<span>
					<Text>{words[finish]}</Text>
				</span>
				<strong>+{worth}</strong>
			</button>
		);
	});
}

function Marks({ count, of, kind }: { count: number; of: number; kind: string }) {
	return (
		<span className={`score-marks score-marks-${kind}`} aria-hidden>
			{Array.from({ length: of }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a mark is nothing but its place.
				<i key={index} data-on={index < count ? '' : undefined} />
			))}
		</span>
	);
}

/** One player: name, points, and a button for every way to gain by. */
export function SidePanel(props: Props) {
	const { side, name, settings, state, words, closed, onAct } = props;
	const place = placeOf(side);
	const points = state.points[place];
	const errors = state.launch_errors[place];
	return (
		<section className="score-side" data-side={side} aria-label={name}>
			<h2>{name}</h2>
			<Marks kind="sets" count={state.sets[place]} of={setsToWin[settings.best_of] ?? 1} />
			<p className="score-points">
				<span aria-hidden>{points}</span>
				<span className="hidden-visually">{fill(words.points, { name, points })}</span>
			</p>
			<div className="score-finishes">
				<Finishes {...props} finishes={main} />
			</div>
			<div className="score-rare">
				<Finishes {...props} finishes={rareIn(settings)} />
			</div>
			<button
				type="button"
				className="score-error"
				disabled={closed}
				aria-label={fill(words.launch_error_of, { name, count: errors })}
				onClick={() => onAct({ type: 'launch_error', side })}
			>
				<Text>{words.launch_error}</Text>
				<Marks kind="errors" count={errors} of={launchErrorsForPenalty} />
			</button>
		</section>
	);
}

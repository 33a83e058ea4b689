import { type Ref, useState } from 'react';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import { Dialogs, type Open } from './Dialogs';
import { Log, MoreTools, Tools } from './Log';
import type { Kept } from './match/keeping';
import { pointsFor } from './match/match';
import {
	type Action,
	contested,
	type Finish,
	launchErrorsForPenalty,
	type MatchSettings,
	type MatchState,
	other,
	placeOf,
	type Side,
	setsToWin,
} from './match/settings';
import { Pause } from './Pause';
import type { PlayerPictures } from './Won';
import type { ScoreboardWords } from './words';

interface SidePanelProps {
	side: Side;
	name: string;
	settings: MatchSettings;
	state: MatchState;
	words: ScoreboardWords['board'];
	/** While something else is due, or the match is over, nothing can be called. */
	closed: boolean;
	faces: PlayerPictures['faces'];
	onAct: (action: Action) => void;
}

/** What happens seldom, as far as this event's rules know it. */
function rareIn(settings: MatchSettings): readonly Finish[] {
	return [
		...(settings.own_finish ? (['own'] as const) : []),
		...(settings.out_of_bounds === 'draw' ? [] : (['out_of_bounds'] as const)),
		'touch',
	];
}

/** One button a finish; the side it stands on is the side that gains. */
function Finishes({ finishes, ...props }: SidePanelProps & { finishes: readonly Finish[] }) {
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
function SidePanel(props: SidePanelProps) {
	const { side, name, settings, state, words, closed, faces, onAct } = props;
	const place = placeOf(side);
	const points = state.points[place];
	const ahead = state.winner ? state.winner === side : points > state.points[placeOf(other(side))];
	const errors = state.launch_errors[place];
	const sets = setsToWin[settings.best_of] ?? 1;
	return (
		<section className="score-side" data-side={side} aria-label={name}>
			<h2>{name}</h2>
			{sets > 1 && <Marks kind="sets" count={state.sets[place]} of={sets} />}
			<p className="score-points">
				<span aria-hidden>{points}</span>
				<span className="hidden-visually">{fill(words.points, { name, points })}</span>
				{/* Both are there, so that none has to be fetched when the lead changes. */}
				{faces[side].map((face, behind) => (
					<img
						key={face}
						className="score-face"
						src={face}
						alt=""
						width={320}
						height={320}
						loading="lazy"
						data-shown={ahead === (behind === 0) ? '' : undefined}
					/>
				))}
			</p>
			<div className="score-finishes">
				<Finishes {...props} finishes={contested} />
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
				<span>
					<Text>{words.launch_error}</Text>
				</span>
				<Marks kind="errors" count={errors} of={launchErrorsForPenalty} />
			</button>
		</section>
	);
}

interface RunningMatchProps {
	kept: Kept;
	/** The line the board begins with. */
	facts: Ref<HTMLParagraphElement>;
	state: MatchState;
	words: ScoreboardWords;
	pictures: PlayerPictures;
	onAct: (action: Action) => void;
	onUndo: () => void;
	onFlip: () => void;
	onAgain: () => void;
	onClear: () => void;
}

function Facts({
	kept,
	facts,
	state,
	words,
}: Pick<RunningMatchProps, 'kept' | 'facts' | 'state' | 'words'>) {
	const [one, two] = state.sets;
	return (
		<p className="score-facts" role="status" ref={facts} tabIndex={-1}>
			<span>{fill(words.board.target, { points: kept.settings.target })}</span>
			<span>{fill(words.board.sets, { one, two })}</span>
			<span>{fill(words.board.battle, { battle: state.battles + 1, slot: state.slot })}</span>
		</p>
	);
}

/** The judge's left: where the players stand, seen from where the judge does. */
function Sides({
	kept,
	state,
	words,
	closed,
	pictures,
	onAct,
}: Pick<RunningMatchProps, 'kept' | 'state' | 'words' | 'pictures' | 'onAct'> & {
	closed: boolean;
}) {
	const left = kept.flipped ? other(state.left) : state.left;
	return (
		<div className="score-sides">
			{[left, other(left)].map((side) => (
				<SidePanel
					key={side}
					side={side}
					name={kept.names[placeOf(side)]}
					settings={kept.settings}
					state={state}
					words={words.board}
					closed={closed}
					faces={pictures.faces}
					onAct={onAct}
				/>
			))}
		</div>
	);
}

/** The board while a match runs: two sides, and what concerns both above and below them. */
export function RunningMatch(props: RunningMatchProps) {
	const { kept, facts, state, words, pictures, onAct, onUndo, onFlip, onAgain, onClear } = props;
	const [open, setOpen] = useState<Open>();
	const { names } = kept;
	const over = state.winner !== null;
	const closed = over || state.order_due || state.place_due !== null;
	return (
		<div className="score-board">
			{!over && <Facts kept={kept} facts={facts} state={state} words={words} />}
			<Pause
				state={state}
				names={names}
				flipped={kept.flipped}
				words={words}
				settings={kept.settings}
				pictures={pictures}
				onAct={onAct}
				onAgain={onAgain}
				onClear={onClear}
			/>
			<Sides
				kept={kept}
				state={state}
				words={words}
				closed={closed}
				pictures={pictures}
				onAct={onAct}
			/>
			<Tools
				words={words.board}
				closed={closed}
				over={over}
				canUndo={kept.log.length > 0}
				onUndo={onUndo}
				onDraw={() => onAct({ type: 'draw' })}
				onBoth={() => setOpen('both')}
				onFlip={onFlip}
			/>
			{!over && (
				<MoreTools
					words={words.board}
					names={names}
					onDisqualify={setOpen}
					onClear={() => setOpen('clear')}
				/>
			)}
			<Log kept={kept} words={words.board} />
			<Dialogs
				open={open}
				names={names}
				words={words}
				onAct={onAct}
				onClear={onClear}
				onClose={() => setOpen(undefined)}
			/>
		</div>
	);
}

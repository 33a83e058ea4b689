import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import { type Action, type MatchSettings, type MatchState, placeOf } from './match/settings';
import { type PlayerPictures, Won } from './Won';
import type { ScoreboardWords } from './words';

interface PauseProps {
	settings: MatchSettings;
	state: MatchState;
	names: readonly [string, string];
	/** The judge stands on the other side: their left is the stadium's right. */
	flipped: boolean;
	words: ScoreboardWords;
	pictures: PlayerPictures;
	onAct: (action: Action) => void;
	onAgain: () => void;
	onClear: () => void;
}

/** A notice across the board; it takes the focus, because the buttons below it are closed. */
function Notice({
	heading,
	kind,
	children,
}: {
	heading: string;
	kind: string;
	children: ReactNode;
}) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		title.current?.focus({ preventScroll: true });
		title.current?.scrollIntoView({ block: 'center' });
	}, []);
	return (
		<div className="score-pause" data-kind={kind}>
			<h2 ref={title} tabIndex={-1}>
				<Text>{heading}</Text>
			</h2>
			{children}
		</div>
	);
}

function NewOrder({ state, words: { order }, onAct }: PauseProps) {
	const newSet = state.points[0] === 0 && state.points[1] === 0;
	return (
		<Notice kind="order" heading={newSet ? order.heading_set : order.heading}>
			<p>
				<Text>{newSet ? order.text_set : order.text}</Text>
			</p>
			<button
				type="button"
				onClick={() => onAct({ type: 'reorder', one: state.orders[0], two: state.orders[1] })}
			>
				<Text>{order.done}</Text>
			</button>
		</Notice>
	);
}

function NewPlace({ state, names, flipped, words: { place }, onAct }: PauseProps) {
	const side = state.place_due ?? 'one';
	return (
		<Notice kind="place" heading={fill(place.heading, { name: names[placeOf(side)] })}>
			<div className="score-pair">
				{(['left', 'right'] as const).map((choice) => (
					<button
						key={choice}
						type="button"
						onClick={() =>
							onAct({ type: 'take_place', side, left: (choice === 'left') !== flipped })
						}
					>
						<Text>{place[choice]}</Text>
					</button>
				))}
			</div>
		</Notice>
	);
}

/** What has to happen before the next battle, if anything. */
export function Pause(props: PauseProps) {
	if (props.state.winner) {
		const name = props.names[placeOf(props.state.winner)];
		return (
			<Notice kind="won" heading={fill(props.words.won.heading, { name })}>
				<Won {...props} winner={name} />
			</Notice>
		);
	}
	if (props.state.place_due) return <NewPlace {...props} />;
	return props.state.order_due ? <NewOrder {...props} /> : null;
}

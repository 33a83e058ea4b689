import { Text } from '@/ui/Text';
import { Board } from './Board';
import { useOffline, useWakeLock } from './device';
import { useMatch } from './keeping';
import { Setup } from './Setup';
import type { Prize } from './Won';
import type { ScoreboardWords } from './words';

interface Props {
	words: ScoreboardWords;
	prize: Prize;
}

/** The judge's score keeper. Everything it needs is in the page; no server is asked. */
export default function Scoreboard({ words, prize }: Props) {
	const { kept, state, act, start, undo, flip, again, clear } = useMatch();
	const awake = useWakeLock(state !== undefined && state.winner === null);
	const offline = useOffline(prize.champion.src);
	return (
		<div className="score">
			{kept && state ? (
				<Board
					kept={kept}
					state={state}
					words={words}
					prize={prize}
					onAct={act}
					onUndo={undo}
					onFlip={flip}
					onAgain={again}
					onClear={clear}
				/>
			) : (
				<Setup words={words} onStart={start} />
			)}
			<p className="score-signs" role="status">
				{offline && (
					<span>
						<Text>{words.board.offline_ready}</Text>
					</span>
				)}
				{awake && (
					<span>
						<Text>{words.board.awake}</Text>
					</span>
				)}
			</p>
		</div>
	);
}

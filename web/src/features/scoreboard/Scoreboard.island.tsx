import { CloudOff, MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWakeLock } from '@/lib/wake-lock';
import { Text } from '@/ui/Text';
import { useOffline } from './device';
import { type Kept, useMatch } from './match/keeping';
import { RunningMatch } from './RunningMatch';
import { Setup } from './Setup';
import type { PlayerPictures } from './Won';
import type { ScoreboardWords } from './words';

interface Props {
	words: ScoreboardWords;
	pictures: PlayerPictures;
}

/** A side without a name is called by where it stands, in the language of the page. */
const named = ({ names: [one, two], ...kept }: Kept, { setup }: ScoreboardWords): Kept => ({
	...kept,
	names: [one || setup.default_one, two || setup.default_two],
});

/** A match that begins, or goes on after a pause, is looked at from its top; one that was kept stays
    where the page is. */
function useBeginning() {
	const facts = useRef<HTMLParagraphElement>(null);
	const [begun, setBegun] = useState(0);
	useEffect(() => {
		if (begun === 0) return;
		facts.current?.focus({ preventScroll: true });
		facts.current?.scrollIntoView({ block: 'nearest' });
	}, [begun]);
	return { facts, begin: () => setBegun((before) => before + 1) };
}

/** The judge's score keeper. Everything it needs is in the page; no server is asked. */
export default function Scoreboard({ words, pictures }: Props) {
	const { kept, state, act, start, undo, flip, again, clear } = useMatch();
	const { facts, begin } = useBeginning();
	const awake = useWakeLock(state !== undefined && state.winner === null);
	const offline = useOffline(pictures);
	return (
		<div className="score">
			{kept && state ? (
				<RunningMatch
					kept={named(kept, words)}
					facts={facts}
					state={state}
					words={words}
					pictures={pictures}
					onAct={(action) => {
						act(action);
						// The notice goes with its button; what comes next begins at the top of the board.
						if (action.type === 'reorder') begin();
					}}
					onUndo={undo}
					onFlip={flip}
					onAgain={() => {
						again();
						begin();
					}}
					onClear={clear}
				/>
			) : (
				<Setup
					words={words}
					faces={pictures.faces}
					onStart={(settings, names) => {
						start(settings, names);
						begin();
					}}
				/>
			)}
			<p className="score-signs" role="status">
				{offline && (
					<span>
						<CloudOff aria-hidden size={20} />
						<span>
							<Text>{words.board.offline_ready}</Text>
						</span>
					</span>
				)}
				{awake && (
					<span>
						<MonitorSmartphone aria-hidden size={20} />
						<span>
							<Text>{words.board.awake}</Text>
						</span>
					</span>
				)}
			</p>
		</div>
	);
}

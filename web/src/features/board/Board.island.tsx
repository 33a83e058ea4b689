import { ArrowLeft, Maximize, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentRound, type Live } from '@/lib/live/live';
import { type LiveWords, nameOf, roundName } from '@/lib/live/names';
import { useAge, useLive } from '@/lib/live/useLive';
import { fill } from '@/lib/text/words';
import { useWakeLock } from '@/lib/wake-lock';
import { Text } from '@/ui/Text';
import { type BoardProps, Celebration } from './Celebration';
import { BracketScene, PlacesScene, QueueScene, StatisticsScene } from './Scenes';
import { nextScene, type Scene, scenesOf } from './scenes';

/** `/events/7/board`: the part before the last one. */
const idOf = (pathname: string): string => pathname.split('/').at(-2) ?? '';

const turnSeconds = 11;

/** What a new call, or another state of the tournament, makes different. */
function newsOf({ snapshot, matches }: Live): string {
	const called = [...matches.values()].filter(({ status }) => status === 'called');
	return [snapshot.state, ...called.map(({ id }) => id)].join(' ');
}

/** The view shown now; it turns by itself unless somebody stopped it. What it turned to counts until
    there is news: then the first view comes again, for its whole time. */
function useScene(live: Live | undefined, turning: boolean): [Scene | undefined, () => void] {
	const [turned, setTurned] = useState({ news: '', key: '' });
	const scenes = live ? scenesOf(live) : [];
	const order = scenes.map((scene) => scene.key).join(' ');
	const news = live ? newsOf(live) : '';
	useEffect(() => {
		if (!turning || order === '') return;
		const turn = (known: typeof turned) => {
			const key = known.news === news ? known.key : '';
			return { news, key: nextScene(order.split(' '), key) };
		};
		const timer = setInterval(() => setTurned(turn), turnSeconds * 1000);
		return () => clearInterval(timer);
	}, [turning, order, news]);
	const isTurned = ({ key }: Scene) => turned.news === news && turned.key === key;
	const shown = scenes.find(isTurned) ?? scenes[0];
	const next = () => setTurned({ news, key: nextScene(order.split(' '), shown?.key ?? '') });
	return [shown, next];
}

interface ToolsProps {
	words: LiveWords['board'];
	turning: boolean;
	onTurn: () => void;
	onNext: () => void;
}

function Tools({ words, turning, onTurn, onNext }: ToolsProps) {
	const full = () => {
		if (document.fullscreenElement) void document.exitFullscreen();
		else void document.documentElement.requestFullscreen?.();
	};
	return (
		<div className="board-tools">
			<button type="button" onClick={onTurn}>
				{turning ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
				<span>{turning ? words.pause : words.resume}</span>
			</button>
			<button type="button" onClick={onNext}>
				<SkipForward aria-hidden size={20} />
				<span>{words.next}</span>
			</button>
			<button type="button" onClick={full}>
				<Maximize aria-hidden size={20} />
				<span>{words.fullscreen}</span>
			</button>
			<a href={location.pathname.replace(/\/board$/, '')}>
				<ArrowLeft aria-hidden size={20} />
				<span>{words.back}</span>
			</a>
		</div>
	);
}

interface StatusProps {
	live: Live;
	age: number | undefined;
	words: LiveWords;
}

function Status({ live, age, words }: StatusProps) {
	const { state } = live.snapshot;
	const round = currentRound(live);
	return (
		<p className="board-status" data-state={state}>
			<span className="board-state">{words.status[state]}</span>
			{state === 'running' && round && <strong>{roundName(live, round, words.round)}</strong>}
			{age !== undefined && (
				<span className="board-old" role="status">
					{fill(age > 0 ? words.news.old : words.news.just_lost, { minutes: age })}
				</span>
			)}
		</p>
	);
}

interface StageProps extends BoardProps {
	live: Live;
	scene: Scene;
}

function Stage({ live, scene, ...props }: StageProps) {
	switch (scene.kind) {
		case 'queue':
			return <QueueScene live={live} words={props.words} language={props.language} />;
		case 'places':
			return (
				<PlacesScene live={live} page={scene.page} words={props.words} language={props.language} />
			);
		case 'bracket':
			return <BracketScene live={live} words={props.words} />;
		case 'champion':
			return <Celebration live={live} {...props} />;
		default:
			return <StatisticsScene live={live} words={props.words} />;
	}
}

/** What the screen shows until it is awake: an empty stadium. */
function Opening({ picture }: { picture: BoardProps['stadium'] }) {
	return (
		<div className="board-stage board-opening with-scripts">
			<img src={picture.src} alt="" width={640} height={544} fetchPriority="high" />
		</div>
	);
}

/** The shop's screen: who goes to which stadium, who plays, who leads, who won. */
export default function Board(props: BoardProps) {
	const { words } = props;
	const news = useLive(idOf);
	const age = useAge(news);
	const [turning, setTurning] = useState(true);
	const live = news?.live;
	const [scene, next] = useScene(live, turning);
	useWakeLock(live !== undefined);
	if (!live || !scene) return <Opening picture={props.stadium} />;
	return (
		<>
			<Status live={live} age={age} words={words} />
			<div className="board-stage" data-scene={scene.kind}>
				<Stage {...props} live={live} scene={scene} />
			</div>
			{scene.kind !== 'queue' && <Calls live={live} words={words} />}
			<Tools
				words={words.board}
				turning={turning}
				onTurn={() => setTurning(!turning)}
				onNext={next}
			/>
		</>
	);
}

/** Under every other view: who is called right now. */
function Calls({ live, words }: { live: Live; words: LiveWords }) {
	const called = [...live.matches.values()].filter(({ status }) => status === 'called');
	if (called.length === 0) return null;
	return (
		<ul className="board-calls" aria-label={words.board.go}>
			{called.map(({ id, stadium, a, b }) => (
				<li key={id}>
					<b>
						<Text>{fill(words.match.stadium, { number: stadium ?? '' })}</Text>
					</b>{' '}
					<bdi>{nameOf(live, a, words)}</bdi> {words.match.versus}{' '}
					<bdi>{nameOf(live, b, words)}</bdi>
				</li>
			))}
		</ul>
	);
}

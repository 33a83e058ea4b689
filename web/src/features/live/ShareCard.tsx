import { Download, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Live, placeOf, recordOf } from '@/lib/live/live';
import { type LiveWords, nameOf } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { shortDay } from '@/lib/time/ticket-dates';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '@/ui/Text';
import {
	type Card,
	type CardArt,
	type CardShape,
	type CardText,
	cardSize,
	drawCard,
	fileOf,
} from './card';

export interface ShareCardProps {
	live: Live;
	me: number | undefined;
	words: LiveWords;
	language: Language;
	art: CardArt;
	shop: string;
}

/** The event's name and day as the page shows them. */
function eventInPage(language: Language): { event: string; day: string } {
	const event = document.querySelector('h1')?.textContent?.trim() ?? '';
	const moment = document.querySelector<HTMLTimeElement>('.event-when time')?.dateTime;
	return { event, day: moment ? shortDay(new Date(moment), language) : '' };
}

/** What a player's card says. */
export function cardText(
	live: Live,
	player: number,
	words: LiveWords,
): Pick<CardText, 'title' | 'name' | 'lines'> {
	const place = placeOf(live, player) ?? 0;
	const [one, two] = recordOf(live, player);
	const change = live.players.get(player)?.change ?? 0;
	const { card } = words;
	const champion = live.snapshot.champion === player;
	return {
		title: champion ? card.champion : fill(card.place, { rank: place }),
		name: nameOf(live, player, words),
		lines: [
			`${fill(card.record, { one, two })} · ${fill(card.of, { total: live.snapshot.places.length })}`,
			// Nobody shows off what they lost.
			...(change > 0 ? [fill(card.rating, { points: signed(change) })] : []),
		],
	};
}

type Said = '' | 'saved' | 'failed';

function save(file: File): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	// The browser has taken the file when the click is over; a moment later is late enough for all.
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function hand(canvas: HTMLCanvasElement, name: string, byShare: boolean): Promise<Said> {
	try {
		const file = await fileOf(canvas, name);
		if (byShare) await navigator.share({ files: [file] });
		else save(file);
		return byShare ? '' : 'saved';
	} catch (problem) {
		// Closing the share sheet is a choice, not a failure.
		return problem instanceof DOMException && problem.name === 'AbortError' ? '' : 'failed';
	}
}

const probe = () => new File([''], 'card.png', { type: 'image/png' });
const canShare = () => navigator.canShare?.({ files: [probe()] }) ?? false;

function useCard(card: Card) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [ready, setReady] = useState('');
	const [attempt, setAttempt] = useState(1);
	const key = JSON.stringify([card, attempt]);
	useEffect(() => {
		let left = false;
		const fresh = document.createElement('canvas');
		const [wanted] = JSON.parse(key) as [Card, number];
		// Drawn beside the page and put into it whole: two drawings never mix.
		drawCard(fresh, wanted).then(
			() => {
				const shown = canvas.current;
				if (left || !shown) return;
				[shown.width, shown.height] = [fresh.width, fresh.height];
				shown.getContext('2d')?.drawImage(fresh, 0, 0);
				setReady(key);
			},
			() => {
				if (!left) setReady(`${key} failed`);
			},
		);
		return () => {
			left = true;
		};
	}, [key]);
	const again = () => setAttempt(attempt + 1);
	return { canvas, ready: ready === key, failed: ready === `${key} failed`, again };
}

/** The card's button: hands it on, or draws it again after a picture of it did not come. It is never
    closed by the browser, which would take the focus from it while the card is drawn. */
function HandOn({ card, words, onHand }: HandOnProps) {
	const { ready, failed, again } = card;
	const sharing = canShare();
	const waits = !ready && !failed;
	return (
		<button
			className="button button-primary"
			type="button"
			aria-disabled={waits || undefined}
			onClick={() => {
				if (failed) again();
				else if (ready) onHand(sharing);
			}}
		>
			{failed && <RotateCw aria-hidden size={20} />}
			{!failed &&
				(sharing ? <ShopIcon icon="share" size={22} /> : <Download aria-hidden size={20} />)}
			<span>{failed ? words.again : sharing ? words.share : words.save}</span>
		</button>
	);
}

interface HandOnProps {
	card: Omit<ReturnType<typeof useCard>, 'canvas'>;
	words: LiveWords['card'];
	onHand: (byShare: boolean) => void;
}

/** A card of the champion, or of whoever is chosen, in two shapes. */
export function ShareCard({ live, me, words, language, art, shop }: ShareCardProps) {
	const [chosen, choose] = useState<number>();
	const [shape, setShape] = useState<CardShape>('square');
	const [said, setSaid] = useState<Said>('');
	const mine = me !== undefined && placeOf(live, me) !== undefined ? me : undefined;
	const player = chosen ?? mine ?? live.snapshot.champion ?? live.snapshot.places[0]?.player ?? 0;
	const text = { ...cardText(live, player, words), ...eventInPage(language), shop };
	const place = placeOf(live, player) ?? 0;
	const { canvas, ...card } = useCard({ text, place, shape, art });
	const [width, height] = cardSize[shape];
	const press = (byShare: boolean) => {
		if (canvas.current)
			void hand(canvas.current, `nk-${place}-${shape}.png`, byShare).then(setSaid);
	};
	return (
		<section className="share-card" aria-labelledby="share-card">
			<h3 id="share-card">
				<Text>{words.card.heading}</Text>
			</h3>
			<canvas
				ref={canvas}
				width={width}
				height={height}
				role="img"
				aria-label={fill(words.card.preview, { name: text.name })}
				data-ready={card.ready || undefined}
				data-shape={shape}
			/>
			<div className="share-tools">
				<label>
					<span>{words.card.who}</span>
					<select value={player} onChange={({ target }) => choose(Number(target.value))}>
						{live.snapshot.places.map((line) => (
							<option key={line.player} value={line.player}>
								{line.place}. {nameOf(live, line.player, words)}
							</option>
						))}
					</select>
				</label>
				<div className="share-shapes">
					{(['square', 'story'] as const).map((each) => (
						<button
							key={each}
							type="button"
							aria-pressed={each === shape}
							onClick={() => setShape(each)}
						>
							<Text>{words.card[each]}</Text>
						</button>
					))}
				</div>
				<HandOn card={card} words={words.card} onHand={press} />
				<p role="status">
					{card.failed || said === 'failed' ? words.card.failed : said && words.card[said]}
				</p>
			</div>
		</section>
	);
}

import { Download, Link } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import type { Content } from '@/generated/content';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { Answer } from '@/ui/controls/Answer';
import { BigDie } from '@/ui/drawings/BigDie';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { useEarlyInput } from '@/ui/islands/useEarlyInput';
import { GivenText, Text } from '@/ui/Text';
import { Chooser } from './Chooser';
import { type Choices, parts, readCode, writeCode } from './code';
import { drawMeeple, loaded, type Shape, saveFile } from './drawing';
import {
	anyChoices,
	chosenIn,
	groundOf,
	type Kit,
	printedLayersOf,
	shownLayersOf,
	sizesOf,
} from './kit';
import { cutName } from './name';

type MakerWords = Content['pages']['meeple']['maker'];

/** What the meeple says by itself, over its picture, as its tools may be out of sight. */
type Note = 'late' | 'broken';

interface StageProps {
	kit: Kit;
	choices: Choices;
	words: MakerWords;
	onLate: (before: Choices) => void;
}

/** The choices whose pictures have all come; until then those before, so that nothing falls apart. */
function useArrived(kit: Kit, choices: Choices, onLate: (before: Choices) => void): Choices {
	const [arrived, setArrived] = useState(choices);
	useEffect(() => {
		if (choices === arrived) return;
		let wanted = true;
		const when = (work: () => void) => () => {
			if (wanted) work();
		};
		Promise.all(shownLayersOf(kit, choices).map(({ image }) => loaded(image))).then(
			when(() => setArrived(choices)),
			when(() => onLate(arrived)),
		);
		return () => {
			wanted = false;
		};
	}, [kit, choices, arrived, onLate]);
	return arrived;
}

/** The meeple itself: its layers over each other, the first one in one piece. */
function Stage({ kit, choices, words, onLate }: StageProps) {
	const arrived = useArrived(kit, choices, onLate);
	const worn = parts
		.map((part) => chosenIn(kit, choices, part))
		.filter(({ image }) => image)
		.map(({ name }) => name);
	return (
		<div
			className="meeple-stage"
			data-ground={groundOf(kit, arrived)}
			role="img"
			aria-label={fill(words.picture, { parts: worn.join(', ') })}
		>
			{shownLayersOf(kit, arrived).map(({ part, image }) => (
				<img
					key={part}
					className={`meeple-${part}`}
					src={image}
					alt=""
					width={640}
					height={640}
					// The largest picture of the first view.
					fetchPriority={part === 'body' ? 'high' : 'auto'}
				/>
			))}
		</div>
	);
}

/** The choices, kept in the page's address so that a link shows the same meeple. */
function useChoices(kit: Kit, onBroken: () => void) {
	const [choices, setChoices] = useState(kit.first.choices);
	useEffect(() => {
		const read = () => {
			const code = location.hash.slice(1);
			const found = readCode(code, sizesOf(kit));
			if (found) setChoices(found);
			// An address may also name a place in the page.
			else if (code && !document.getElementById(code)) onBroken();
		};
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, [kit, onBroken]);
	const choose = useCallback((next: Choices) => {
		setChoices(next);
		history.replaceState(history.state, '', `#${writeCode(next)}`);
	}, []);
	return [choices, choose, setChoices] as const;
}

interface MakerProps {
	kit: Kit;
	words: MakerWords;
	/** The shop, then its branches. */
	places: readonly { id: string; name: string; label: string }[];
	language: Language;
}

export default function Maker({ kit, words, places, language }: MakerProps) {
	const [note, setNote] = useState<Note>();
	const [choices, choose, show] = useChoices(
		kit,
		useCallback(() => setNote('broken'), []),
	);
	const [name, setName] = useState('');
	const [place, setPlace] = useState(places[0]?.name ?? '');
	const [said, setSaid] = useState('');
	const [canShare, setCanShare] = useState(false);
	const id = useId();
	const form = useEarlyInput((entered) => {
		setName(cutName(String(entered.get('name') ?? '')));
		setPlace(String(entered.get('place') ?? places[0]?.name ?? ''));
	});
	useEffect(() => setCanShare('share' in navigator), []);
	const pick = (next: Choices) => {
		setSaid('');
		setNote(undefined);
		choose(next);
	};
	const takeBack = useCallback(
		(before: Choices) => {
			setNote('late');
			// A link's address stays, so that opening it again may bring what was lost.
			if (before === kit.first.choices) show(before);
			else choose(before);
		},
		[kit, choose, show],
	);

	const code = writeCode(choices);
	const address = () => `${location.origin}${location.pathname}#${code}`;
	const draw = (shape: Shape) => {
		const font = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
		return drawMeeple(printedLayersOf(kit, choices), shape, { name: name.trim(), place, font });
	};
	/** Does what a button promises and says how it went; closing the list of apps is no failure. */
	const doing = (work: () => Promise<string>) => () => {
		setSaid('');
		work().then(setSaid, (problem: unknown) => {
			const closed = problem instanceof DOMException && problem.name === 'AbortError';
			setSaid(closed ? '' : words.failed);
		});
	};
	const save = (shape: Shape) =>
		doing(async () => {
			saveFile(await draw(shape), `nk-meeple-${shape}.png`);
			return words.saved;
		});
	const share = doing(async () => {
		const file = new File([await draw('square')], 'nk-meeple.png', { type: 'image/png' });
		const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
		await navigator.share({ text: words.share_text, url: address(), ...files });
		return '';
	});
	const copy = (text: () => string, done: string) =>
		doing(async () => {
			await navigator.clipboard.writeText(text());
			return done;
		});

	return (
		<div className="meeple-maker">
			<div className="meeple-show">
				<Stage kit={kit} choices={choices} words={words} onLate={takeBack} />
				<Answer kind="hop" label={words.image_press} />
				<button
					type="button"
					className="button meeple-random"
					aria-label={words.random}
					onClick={() => pick(anyChoices(kit, choices, Math.random))}
				>
					<BigDie face={5} />
					<span>
						<Text>{words.random}</Text>
					</span>
				</button>
				<p className="meeple-note" role="status">
					{note && <Text>{words[note]}</Text>}
				</p>
				<p className="meeple-plate">
					{name.trim() && (
						<strong>
							<GivenText language={language}>{name.trim()}</GivenText>
						</strong>
					)}
					<Text>{place}</Text>
				</p>
			</div>
			<div className="meeple-tools">
				<Chooser kit={kit} choices={choices} words={words} onChoose={pick} />
				<form className="meeple-fields" ref={form} onSubmit={(event) => event.preventDefault()}>
					<label htmlFor={`${id}-name`}>
						<Text>{words.name}</Text>
					</label>
					<input
						id={`${id}-name`}
						name="name"
						type="text"
						autoComplete="off"
						placeholder={words.name_hint}
						value={name}
						onChange={(event) => setName(cutName(event.target.value))}
					/>
					<label htmlFor={`${id}-place`}>
						<Text>{words.place}</Text>
					</label>
					<select
						id={`${id}-place`}
						name="place"
						value={place}
						onChange={(event) => setPlace(event.target.value)}
					>
						{places.map((each) => (
							<option key={each.id} value={each.name}>
								{each.label}
							</option>
						))}
					</select>
				</form>
				<fieldset className="meeple-save">
					<legend>
						<Text>{words.save}</Text>
					</legend>
					{(['story', 'square'] as const).map((shape) => (
						<button
							key={shape}
							type="button"
							className={`button button-${shape === 'story' ? 'primary' : 'plain'}`}
							onClick={save(shape)}
						>
							<Download aria-hidden size={20} />
							<span>
								<Text>{words[`save_${shape}`]}</Text>
							</span>
						</button>
					))}
					{canShare && (
						<button type="button" className="button button-plain" onClick={share}>
							<ShopIcon icon="share" size={22} />
							<Text>{words.share}</Text>
						</button>
					)}
					<button
						type="button"
						className="button button-plain"
						onClick={copy(address, words.copied)}
					>
						<Link aria-hidden size={20} />
						<Text>{words.copy_link}</Text>
					</button>
				</fieldset>
				<p className="meeple-said" role="status">
					<Text>{said}</Text>
				</p>
				<div className="meeple-code">
					<p>
						<Text>{words.code}</Text>
					</p>
					<button
						type="button"
						className="button button-quiet"
						onClick={copy(() => code, words.code_copied)}
					>
						<code>{code}</code>
						<span>
							<Text>{words.copy_code}</Text>
						</span>
					</button>
					<p className="soft">
						<Text lead>{words.private}</Text>
					</p>
				</div>
			</div>
		</div>
	);
}

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Content } from '@/generated/content';
import { tabAfter } from '@/ui/controls/tab-after';
import { Text } from '@/ui/Text';
import { type Choices, type Part, parts } from './code';
import { type Choice, chosenIn, type Kit } from './kit';

type MakerWords = Content['pages']['meeple']['maker'];

/** What is shown of the figure, the larger the smaller the part is. */
const cuts: Record<Part, string> = {
	body: 'meeple-whole',
	face: 'meeple-near',
	hair: 'meeple-head',
	hat: 'meeple-head',
	glasses: 'meeple-near',
	thing: 'meeple-hand',
	background: 'meeple-card',
};

interface ThumbProps {
	kit: Kit;
	choices: Choices;
	part: Part;
	choice: Choice;
}

/** The choice as it looks on the meeple that is there. */
function Thumb({ kit, choices, part, choice }: ThumbProps) {
	const under: readonly Part[] =
		part === 'background' ? [] : part === 'glasses' ? ['body', 'face'] : ['body'];
	const thumbs = under.filter((each) => each !== part).map((each) => chosenIn(kit, choices, each));
	return (
		<span className={`meeple-thumb ${cuts[part]}`}>
			{[...thumbs, choice].map(
				({ id, thumb }) =>
					thumb && (
						<img
							key={id}
							src={thumb}
							alt=""
							width={96}
							height={96}
							decoding="async"
							fetchPriority="low"
							// Cut away for the first moment, and so not asked for before the picture itself.
							loading="lazy"
						/>
					),
			)}
		</span>
	);
}

/** On a phone the row of tabs goes on beside the screen: the open one moves to its middle. */
function showTab(tabs: HTMLElement | null): void {
	const tab = tabs?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
	if (!tabs || !tab) return;
	const row = tabs.getBoundingClientRect();
	tabs.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
}

/** On a phone a part's choices may lie below the screen when its tab is pressed. */
function showChoices(tabs: HTMLElement | null): void {
	const panel = tabs?.nextElementSibling;
	if (!panel || matchMedia('(width >= 900px)').matches) return;
	const bar = document.querySelector('.shop-bar')?.getBoundingClientRect().top ?? innerHeight;
	if (panel.getBoundingClientRect().bottom > bar) tabs.scrollIntoView();
}

interface ChooserProps {
	kit: Kit;
	choices: Choices;
	words: MakerWords;
	onChoose: (choices: Choices) => void;
}

/** A tab a part, and below it the part's choices as radio buttons. */
export function Chooser({ kit, choices, words, onChoose }: ChooserProps) {
	const [open, setOpen] = useState<Part>('body');
	const tabs = useRef<HTMLDivElement>(null);
	const press = (part: Part) => {
		setOpen(part);
		requestAnimationFrame(() => {
			showTab(tabs.current);
			showChoices(tabs.current);
		});
	};
	const id = useId();
	const move = (event: KeyboardEvent) => {
		const part = parts[tabAfter(event.key, parts.indexOf(open), parts.length) ?? -1];
		if (!part) return;
		event.preventDefault();
		setOpen(part);
		tabs.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
	};
	return (
		<div className="meeple-chooser">
			<div
				className="meeple-tabs"
				role="tablist"
				aria-label={words.parts_label}
				ref={tabs}
				onKeyDown={move}
			>
				{parts.map((part) => (
					<button
						key={part}
						type="button"
						role="tab"
						id={`${id}-${part}`}
						data-part={part}
						aria-selected={part === open}
						aria-controls={`${id}-panel`}
						tabIndex={part === open ? 0 : -1}
						onClick={() => press(part)}
					>
						<Text>{words.parts[part]}</Text>
					</button>
				))}
			</div>
			<div
				className="meeple-panel"
				role="tabpanel"
				id={`${id}-panel`}
				aria-labelledby={`${id}-${open}`}
			>
				<fieldset>
					<legend className="hidden-visually">{words.parts[open]}</legend>
					{kit[open].map((choice, place) => (
						<label key={choice.id}>
							<input
								type="radio"
								name={`${id}-${open}`}
								value={choice.id}
								checked={choices[open] === place}
								onChange={() => onChoose({ ...choices, [open]: place })}
							/>
							<Thumb kit={kit} choices={choices} part={open} choice={choice} />
							<span className="meeple-name">
								<Text>{choice.name}</Text>
							</span>
						</label>
					))}
				</fieldset>
			</div>
		</div>
	);
}

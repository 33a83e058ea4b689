/* The home hero comes alive: once the page is there and at rest, the layers of the hour are fetched
   and laid over the flat picture. What only goes on and on is left to the style sheet. */
import { type Hour, hourOf, type OpenTable } from '@/lib/time/shop-hour';
import type { pips } from '@/ui/drawings/pips';
import { boxOf, type LayerFacts, layPieces, place, showPart, wholeOf } from './layer-pieces';
import { type BubbleWords, people, type Thing } from './things';

interface ShopData {
	layers: LayerFacts;
	sheets: Record<Hour, readonly [small: string, large: string]>;
	words: BubbleWords;
	open: OpenTable;
	pips: typeof pips;
}

const halfMinute = 30_000;
/** How long someone looks up or a top spins fast, a photograph lies there, a sentence stays. */
const lookTime = 2000;
const photoTime = 5000;
const sayTime = 2600;
/** How long a visitor only looks before the shop shows that it can be touched. */
const hintTime = 3500;
/** How much a bubble needs above its thing, in pixels. */
const bubbleRoom = 48;
/** How long the die shows each number while it rolls, and how many of them. */
const rollStep = 90;
const rollSteps = 6;

const isPerson = (thing: Thing) => (people as readonly string[]).includes(thing);

/** What the hint points at: the die, or the chef where the die is not in sight yet. */
const hinted: readonly Thing[] = ['die', 'chef'];

/** Whether it is seen from top to bottom: the header and the bar lie over the page. */
function isInSight(button: HTMLElement): boolean {
	const { x, width, top, bottom } = button.getBoundingClientRect();
	return [top, bottom - 1].every((y) =>
		button.parentElement?.contains(document.elementFromPoint(x + width / 2, y)),
	);
}

function drawn(name: string, facts: object): SVGElement {
	const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
	for (const [key, value] of Object.entries(facts)) shape.setAttribute(key, String(value));
	return shape;
}

function dieFace(places: readonly (readonly [number, number])[]): SVGElement {
	const face = drawn('svg', { viewBox: '0 0 4 4', 'aria-hidden': true });
	for (const [x, y] of places) face.append(drawn('circle', { cx: x + 1, cy: y + 1, r: 0.42 }));
	return face;
}

class LivingShop {
	readonly #shop: HTMLElement;
	readonly #data: ShopData;
	readonly #ground: HTMLElement;
	readonly #bar: HTMLElement;
	readonly #bubble: HTMLElement;
	readonly #buttons: HTMLButtonElement[];
	#pieces = new Map<string, HTMLElement>();
	readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
	#hour = document.documentElement.dataset.hour as Hour;
	#ready: Promise<void> | undefined;
	#woken = 0;
	#isPressed = false;
	/** Watches for a visitor who only looks; none once that is over. */
	#watch: IntersectionObserver | undefined;

	constructor(shop: HTMLElement) {
		this.#shop = shop;
		this.#data = JSON.parse(this.#find('script[type="application/json"]').textContent ?? '');
		this.#ground = this.#find('.shop-layers');
		this.#bar = this.#find('.shop-things');
		this.#bubble = this.#find('.shop-bubble');
		this.#buttons = [...this.#bar.querySelectorAll('button')];
	}

	#find<Kind extends Element>(selector: string): Kind {
		return this.#shop.querySelector(selector) as Kind;
	}

	start(): void {
		for (const button of this.#buttons) this.#enable(button);
		this.#bar.addEventListener('keydown', (event) => this.#move(event));
		this.#bar.hidden = false;
		const keepTime = () => void this.#turn();
		setInterval(keepTime, halfMinute);
		addEventListener('pageshow', keepTime);
		document.addEventListener('visibilitychange', keepTime);
		const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
		// Whoever saves data gets the layers with the first press.
		if (!saveData) void this.#wake().then(() => this.#waitToHint());
	}

	/** Once in a visit, while the shop is in view and nobody has pressed anything. */
	#waitToHint(): void {
		if (this.#isPressed || this.#isStill() || this.#pieces.size === 0) return;
		this.#watch = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) this.#later('hint', hintTime, () => this.#hint());
				else clearTimeout(this.#timers.get('hint'));
			},
			{ threshold: 0.6 },
		);
		this.#watch.observe(this.#shop);
	}

	/** Something blinks, and somebody looks up who is awake. */
	#hint(): void {
		this.#endHint();
		const shown = hinted
			.map((thing) => this.#buttons.find(({ dataset }) => dataset.thing === thing))
			.find((button) => button && isInSight(button));
		if (shown) shown.dataset.hint = '';
		if (!this.#isAsleep()) this.#look('crown');
	}

	#endHint(): void {
		this.#watch?.disconnect();
		clearTimeout(this.#timers.get('hint'));
		for (const button of this.#buttons) delete button.dataset.hint;
	}

	#isAsleep(): boolean {
		return this.#hour === 'morning' || this.#hour === 'closed';
	}

	#enable(button: HTMLButtonElement): void {
		const thing = button.dataset.thing as Thing;
		const [x, y, w, h] = boxOf(this.#data.layers.places[thing]);
		// A button lies around the middle of its thing, which may be smaller than a finger.
		place(button, [x + w / 2, y + h / 2, w, h], wholeOf(this.#data.layers));
		button.addEventListener('click', () => void this.#press(thing));
		button.addEventListener('focus', () => {
			if (isPerson(thing) && button.matches(':focus-visible')) this.#look(thing);
		});
	}

	/** The things are one stop of the Tab key; the arrows go from one to the next. */
	#move(event: KeyboardEvent): void {
		const now = this.#buttons.indexOf(event.target as HTMLButtonElement);
		const next = {
			ArrowRight: now + 1,
			ArrowDown: now + 1,
			ArrowLeft: now - 1,
			ArrowUp: now - 1,
			Home: 0,
			End: -1,
		}[event.key];
		if (next === undefined) return;
		event.preventDefault();
		const to = this.#buttons.at(next % this.#buttons.length);
		for (const button of this.#buttons) button.tabIndex = button === to ? 0 : -1;
		to?.focus();
	}

	/** Fetches the layers of the hour. Without them the flat picture stays, which is whole. */
	#wake(): Promise<void> {
		this.#ready ??= this.#dress().catch(() => {
			this.#ready = undefined;
		});
		return this.#ready;
	}

	async #dress(): Promise<void> {
		const sheet = new Image();
		sheet.src = this.#data.sheets[this.#hour][matchMedia('(min-width: 900px)').matches ? 1 : 0];
		await sheet.decode();
		if (this.#pieces.size === 0) this.#pieces = layPieces(this.#data.layers, this.#ground);
		this.#ground.style.setProperty('--sheet', `url(${sheet.src})`);
		this.#shop.dataset.alive = this.#hour;
	}

	async #press(thing: Thing): Promise<void> {
		this.#isPressed = true;
		this.#endHint();
		await this.#wake();
		if (thing === 'die') return this.#roll(this.#isStill() ? 0 : rollSteps);
		if (thing === 'booth') this.#photograph();
		if (isPerson(thing)) this.#look(thing);
		else this.#mark(thing, lookTime);
		this.#say(
			thing,
			isPerson(thing) && this.#isAsleep() ? this.#mutter() : this.#data.words[thing],
		);
	}

	/** Sleepers who are poked one after the other each say something else. */
	#mutter(): string {
		const { asleep } = this.#data.words;
		this.#woken += 1;
		return asleep[(this.#woken - 1) % asleep.length] ?? '';
	}

	/**
	 * Neighbours overlap, and each patch shows the others as they rest: one looks up at a time. The
	 * photograph lies over some of them, so it is picked up.
	 */
	#look(who: Thing): void {
		this.#pieces.get('photo')?.classList.remove('on');
		for (const other of people) this.#pieces.get(`${other}-up`)?.classList.remove('on');
		this.#mark(`${who}-up`, lookTime);
	}

	#isStill(): boolean {
		return matchMedia('(prefers-reduced-motion: reduce)').matches;
	}

	/** Does something later, instead of what was to be done later under the same name. */
	#later(name: string, time: number, work: () => void): void {
		clearTimeout(this.#timers.get(name));
		this.#timers.set(name, setTimeout(work, time));
	}

	/** Tells the style sheet for a while that something was pressed, from the start each time. */
	#mark(name: string, time: number): void {
		const piece = this.#pieces.get(name) ?? this.#ground;
		const state = piece === this.#ground ? name : 'on';
		piece.classList.remove(state);
		void piece.offsetWidth;
		piece.classList.add(state);
		this.#later(name, time, () => piece.classList.remove(state));
	}

	#say(thing: Thing, sentence: string, face: SVGElement[] = []): void {
		const { layers } = this.#data;
		const [x, y, w, h] = boxOf(layers.places[thing]);
		const [, , wide] = wholeOf(layers);
		const isBelow = this.#isUnderHeader((y * this.#shop.clientWidth) / wide);
		// Near the border of the picture the bubble would leave the screen.
		const across = Math.min(72, Math.max(28, (100 * (x + w / 2)) / wide));
		this.#bubble.style.setProperty('--across', String(across));
		this.#bubble.style.setProperty('--down', String((100 * (isBelow ? y + h : y)) / wide));
		this.#bubble.toggleAttribute('data-below', isBelow);
		this.#bubble.replaceChildren(...face, sentence);
		this.#later('say', sayTime, () => this.#bubble.replaceChildren());
	}

	/** Whether a bubble that stands so far down the picture would be covered by the header. */
	#isUnderHeader(down: number): boolean {
		const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
		return this.#shop.getBoundingClientRect().top + down < header + bubbleRoom;
	}

	#roll(left: number): void {
		if (left > 0) {
			this.#showDie(1 + ((left * 2) % 5));
			this.#later('roll', rollStep, () => this.#roll(left - 1));
			return;
		}
		const number = 1 + Math.floor(Math.random() * 6);
		// The flat picture itself shows the six.
		this.#showDie(number < 6 ? number : undefined);
		const face = dieFace(this.#data.pips[number] ?? []);
		this.#say('die', this.#data.words.die.replace('{number}', String(number)), [face]);
	}

	#showDie(part?: number): void {
		for (const [name, piece] of this.#pieces)
			if (name.startsWith('die-')) piece.classList.toggle('on', name === `die-${part}`);
	}

	/** The photograph is of whoever stands before the booth, out of the picture that is shown. */
	#photograph(): void {
		const photo = this.#pieces.get('photo');
		if (!photo) return;
		const { places, picture } = this.#data.layers;
		const [x, y, w] = boxOf(places.crown);
		photo.style.backgroundImage = `url(${this.#find<HTMLImageElement>('img').currentSrc})`;
		showPart(photo, [x, y, w, w], picture);
		this.#mark('photo', photoTime);
		this.#mark('flash', lookTime);
	}

	/** While the page stays open evening comes; the next picture is there before it is shown. */
	async #turn(): Promise<void> {
		const next = hourOf(Date.now(), this.#data.open);
		if (next === this.#hour) return;
		this.#hour = next;
		const { content } = this.#find<HTMLTemplateElement>('template');
		const other = content.querySelector(`[data-hour=${next}] img`) as HTMLImageElement;
		const picture = document.importNode(other, true);
		await picture.decode();
		document.documentElement.dataset.hour = next;
		this.#find('img').replaceWith(picture);
		this.#ready = undefined;
		if (this.#shop.dataset.alive) await this.#wake();
	}
}

function begin(): void {
	const shop = document.querySelector<HTMLElement>('[data-shop]');
	if (shop) new LivingShop(shop).start();
}

/* Safari has no idle callback; by then its first paint is done. */
const whenIdle = () =>
	'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });

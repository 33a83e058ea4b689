/* The first screen comes with the first packets of a page. The rules of what stands below it would
   take half of their room, so they follow right behind the first screen, before what they are for. */

const tags = /<(\/?)([a-z][\w-]*)[^>]*?>/gi;
const alone = /^(area|base|br|col|embed|hr|img|input|link|meta|source|wbr)$/;

/** The elements of `main` around its heading, the outermost first, each with its name and its end. */
function aroundHeading(html) {
	const main = html.indexOf('<main');
	const heading = html.indexOf('<h1', main);
	const open = [];
	let around = [];
	tags.lastIndex = main < 0 ? html.length : main;
	for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
		const [text, closes, name] = tag;
		if (alone.test(name) || text.endsWith('/>')) continue;
		if (!closes) {
			open.push({ name, start: tag.index });
			if (tag.index === heading) around = open.slice(1, -1);
		} else if (open.some((each) => each.name === name)) {
			while (open.at(-1).name !== name) open.pop();
			open.pop().end = tags.lastIndex;
			if (open.length === 0) break;
		}
	}
	return around;
}

const endOfIsland = '</astro-island>';

/**
 * Where the part with the heading and its picture ends, or the island that holds it, as nothing may
 * stand in an island that it did not draw itself. Of boxes in boxes the outermost counts: an
 * island may take it away when it has drawn the same and more, and the rules have to stay.
 */
export function endOfFirstScreen(html) {
	const around = aroundHeading(html);
	const island = around.find(({ name }) => name === 'astro-island');
	if (island) return island.end;
	const whole = around.filter(
		({ start, end }) => end !== undefined && !html.slice(start, end).includes('<astro-island'),
	);
	const part =
		whole.find(({ name }) => name === 'section' || name === 'header') ??
		whole.find(({ name }) => name === 'div');
	return part?.end;
}

/** The end of the block that opens at this place. */
function endOfBlock(css, start) {
	let depth = 0;
	let quote = '';
	for (let place = start; place < css.length; place += 1) {
		const letter = css[place];
		if (quote) {
			if (letter === '\\') place += 1;
			else if (letter === quote) quote = '';
		} else if (letter === '"' || letter === "'") quote = letter;
		else if (letter === '{') depth += 1;
		else if (letter === '}') {
			depth -= 1;
			if (depth === 0) return place;
		}
	}
	throw new Error(`A style sheet has a block without an end: ${css.slice(start, start + 60)}`);
}

/** The rules of a sheet or of a block: what stands before the braces, and what in them. */
function* rulesIn(css) {
	let place = 0;
	while (place < css.length) {
		const [statement] = /^[^{;]*;/.exec(css.slice(place)) ?? [];
		if (statement) {
			yield { text: statement, prelude: statement, body: undefined };
			place += statement.length;
			continue;
		}
		const opening = css.indexOf('{', place);
		if (opening < 0) return;
		const end = endOfBlock(css, opening);
		yield {
			text: css.slice(place, end + 1),
			prelude: css.slice(place, opening),
			body: css.slice(opening + 1, end),
		};
		place = end + 1;
	}
}

const withChoice = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const betweenSelectors = /,(?![^(]*\))/;

/** Whether a selector names a class that is not there. What it says in brackets is left aside. */
const isAbsent = (selector, isPresent) =>
	[...selector.replace(withChoice, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].some(
		([, name]) => !isPresent(name),
	);

/** A sheet in two: what the classes need that are there, and what is for others alone. */
export function divided(css, isPresent) {
	const sheets = { early: '', late: '' };
	for (const { text, prelude, body } of rulesIn(css)) {
		if (/^\s*@(layer|media|supports|container)\b/.test(prelude) && body !== undefined) {
			const inner = divided(body, isPresent);
			if (inner.early) sheets.early += `${prelude}{${inner.early}}`;
			if (inner.late) sheets.late += `${prelude}{${inner.late}}`;
		} else {
			const isRule = body !== undefined && !prelude.trim().startsWith('@');
			const late =
				isRule && prelude.split(betweenSelectors).every((each) => isAbsent(each, isPresent));
			sheets[late ? 'late' : 'early'] += text;
		}
	}
	return sheets;
}

/* What the server writes into the gaps of an event's page: src/nk/site/events. */
const written = {
	'%%EVENT_SUMMARY%%': /^event-/,
	'%%EVENT_LIVE_SUMMARY%%': /^(live|match|standings?)(-|$)/,
};

const classesIn = (html) =>
	new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));

/**
 * Tells of a class whether this part of a page has it, or will have it when it is sent. An island
 * draws more once it is awake, so there a class counts that stands nowhere else.
 */
function presentIn(html, below) {
	const names = classesIn(html);
	const later = Object.keys(written).filter((gap) => html.includes(gap));
	const elsewhere = html.endsWith(endOfIsland) ? classesIn(below) : undefined;
	return (name) =>
		names.has(name) ||
		later.some((gap) => written[gap].test(name)) ||
		(elsewhere !== undefined && !elsewhere.has(name));
}

const headSheets = /<style>(.*?)<\/style>/gs;

/** The page with the rules of everything below its first screen behind that first screen. */
export function withCriticalCss(html) {
	const cut = endOfFirstScreen(html);
	if (cut === undefined) return html;
	const isPresent = presentIn(html.slice(0, cut), html.slice(cut));
	let later = '';
	const first = html.slice(0, cut).replace(headSheets, (_, css) => {
		const { early, late } = divided(css, isPresent);
		later += late;
		return early ? `<style>${early}</style>` : '';
	});
	return later ? `${first}<style>${later}</style>${html.slice(cut)}` : html;
}

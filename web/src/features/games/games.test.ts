import { describe, expect, it } from 'vitest';
import { chance } from './chance';
import { coverOf, layouts, palettes, palettesOf, titleOf } from './cover/cover';
import { motifOf } from './cover/motif';
import { addressOf, choiceIn, isFiltered } from './finder/address';
import { resultsOf } from './finder/catalogue';
import { firstThrow, nextThrow, picks } from './finder/picks';
import {
	folded,
	mistakes,
	otherLayout,
	search,
	searchIndex,
	warmUp,
	warmUps,
} from './finder/search';
import {
	type BoxPicture,
	branches,
	fits,
	type Game,
	type Kind,
	kinds,
	moods,
	packed,
	readings,
	unpacked,
	type Weight,
	weights,
} from './games';

interface Entry {
	name: string;
	category: Kind;
	weight: Weight;
	image: string | null;
	also: string[];
}

const [compiled] = Object.values(
	import.meta.glob<{ games: Entry[] }>('../../generated/content.en.json', {
		eager: true,
		import: 'default',
	}),
);
const entries = compiled?.games ?? [];
const index = searchIndex(entries);
const names = (query: string) =>
	search(index, query).places.map((place) => (entries[place] as Entry).name);

const tables = Array.from({ length: palettes }, (_, index) => ({
	src: `table ${index}`,
	srcSet: '',
}));

/** Made-up games of every sort, the same in each run. */
function someGames(count: number): Game[] {
	const chosen = (what: string, number: number, most: number) =>
		Math.floor(chance(`${what} ${number}`) * most);
	const given = palettesOf(
		Array.from({ length: count }, (_, number) => ({
			name: `Game ${number}`,
			kind: kinds[chosen('kind', number, kinds.length)] ?? 'party',
			weight: weights[chosen('weight', number, 3)] ?? 'light',
		})),
	);
	return Array.from({ length: count }, (_, number) => {
		const any = (what: string, most: number) => chosen(what, number, most);
		const fewest = 1 + any('fewest', 6);
		const shortest = 5 + any('shortest', 100);
		return {
			name: `Game ${number}`,
			also: number % 3 ? [] : [`เกม${number}`, 'x'],
			hook: `Hook ${number}`,
			kind: kinds[any('kind', kinds.length)] ?? 'party',
			players: [fewest, fewest + any('most', 8)],
			minutes: [shortest, shortest + any('longest', 90)],
			age: 6 + any('age', 9),
			weight: weights[any('weight', 3)] ?? 'light',
			reading: readings[any('reading', 3)] ?? 'none',
			moods: moods.filter((mood) => any(mood, 2) === 1),
			branches: branches.filter((branch) => any(branch, 4) === 1),
			palette: given[number] ?? 0,
			picture:
				number === 2 ? { src: 'a', srcSet: 'b' } : (tables[given[number] ?? 0] as BoxPicture),
			printed: number !== 2,
		};
	});
}

const games = someGames(300);

describe('the data', () => {
	it('comes out of its file as it went in', () => {
		const data = JSON.parse(JSON.stringify(packed(games, tables)));
		expect(unpacked(data, palettesOf)).toEqual(games);
	});
});

describe('a throw of the die', () => {
	const wishes = Array.from({ length: 400 }, (_, number) => ({
		...(number % 2 && { players: 1 + (number % 13) }),
		...(number % 3 && { minutes: [15, 30, 60, 120, 240][number % 5] }),
		...(number % 5 && { mood: moods[number % moods.length] }),
		...(number % 7 === 0 && { branch: branches[number % 4] }),
		...(number % 11 === 0 && { age: 8 }),
	}));

	it('never proposes what does not fit, nor a game twice', () => {
		for (const [roll, wish] of wishes.entries()) {
			const picked = picks(games, wish, roll);
			expect(new Set(picked).size).toBe(picked.length);
			for (const game of picked) {
				expect(fits(game, wish)).toBe(true);
				if (wish.players) {
					expect(game.players[0]).toBeLessThanOrEqual(wish.players);
					expect(game.players[1]).toBeGreaterThanOrEqual(wish.players);
				}
				if (wish.minutes) expect(game.minutes[1]).toBeLessThanOrEqual(wish.minutes);
				if (wish.mood) expect(game.moods).toContain(wish.mood);
			}
			const fitting = games.filter((game) => fits(game, wish));
			expect(picked.length).toBe(Math.min(3, fitting.length));
		}
	});

	it('gives the same three again', () => {
		const wish = { players: 4 };
		expect(picks(games, wish, 7)).toEqual(picks(games, wish, 7));
	});

	it('gives three others next, however often the die was thrown before', () => {
		const wide = wishes.filter((wish) => games.filter((game) => fits(game, wish)).length >= 6);
		for (const wish of wide.slice(0, 50)) {
			let roll = firstThrow();
			for (let thrown = 0; thrown < 40; thrown += 1, roll = nextThrow(roll)) {
				const next = picks(games, wish, nextThrow(roll));
				expect(picks(games, wish, roll).filter((game) => next.includes(game))).toEqual([]);
			}
		}
	});

	it('begins with games that fill the time', () => {
		const wish = { players: 4, minutes: 120 };
		const short = (game: Game) => game.minutes[1] * 3 < wish.minutes;
		const share = (some: Game[]) => some.filter(short).length / some.length;
		const firsts = Array.from({ length: 80 }, (_, evening) => picks(games, wish, evening * 125));
		const fitting = games.filter((game) => fits(game, wish));
		expect(share(firsts.flat())).toBeLessThan(share(fitting) / 2);
	});

	it('lets every fitting game have its turn', () => {
		const wish = { players: 4, minutes: 60 };
		const fitting = games.filter((game) => fits(game, wish));
		const throws = Math.ceil(fitting.length / 3);
		const seen = Array.from({ length: throws }, (_, roll) => picks(games, wish, roll)).flat();
		expect(new Set(seen)).toEqual(new Set(fitting));
	});
});

describe('a name that was searched for', () => {
	const catalogue = { games, index: searchIndex(games) };
	const named = games[0] as Game;

	it('is shown although it does not fit, and said to be hidden', () => {
		const found = resultsOf(catalogue, { query: named.name, players: named.players[1] + 40 });
		expect(found.games).toContain(named);
		expect(found.hidden).toBe(true);
	});

	it('leaves the others to the filters', () => {
		const found = resultsOf(catalogue, { query: named.name, players: named.players[0] });
		expect(found.games).toContain(named);
		expect(found.hidden).toBe(false);
		expect(resultsOf(catalogue, { query: '', players: 99 }).games).toEqual([]);
		expect(resultsOf(catalogue, { query: 'qqqqqqqq' })).toMatchObject({ games: [], hidden: false });
	});
});

describe('the search', () => {
	it.each([
		['catan', 'Catan'],
		['คาตัน', 'Catan'],
		['คาตั้น', 'Catan'],
		['แฟะฟื', 'Catan'],
		['flip7', 'Flip 7'],
		['เกมเศรษฐี', 'Monopoly'],
		['หมาป่า', 'One Night Ultimate Werewolf'],
		['ufo', 'UNO'],
		['tiket to ride', 'Ticket to Ride'],
		['CARCASONE', 'Carcassonne'],
	])('finds %s', (query, name) => {
		expect(names(query).slice(0, 4)).toContain(name);
	});

	it('finds every game by its name with one mistake anywhere', () => {
		for (const { name } of entries) {
			const typed = folded(name);
			if (typed.length < 4) continue;
			for (let at = 0; at < typed.length; at += 1) {
				const [before, letter, after] = [typed.slice(0, at), typed[at], typed.slice(at + 1)];
				const swapped = before + (after[0] ?? '') + letter + after.slice(1);
				for (const wrong of [
					before + after,
					`${before}x${after}`,
					`${before}x${letter}${after}`,
					swapped,
				])
					expect(names(wrong), `${wrong} for ${name}`).toContain(name);
			}
		}
	});

	it.each([
		['uno', ['UNO']],
		['salem', ['Salem 1692']],
		['seven wonders', ['7 Wonders', '7 Wonders Duel']],
		['มนุษย์หมาป่า', ['One Night Ultimate Werewolf', 'Werewolves of Miller’s Hollow']],
	])('finds by %s nothing but what begins so', (query, found) => {
		expect(names(query).toSorted()).toEqual(found);
	});

	it('finds nothing where nothing is near', () => {
		// Three Thai letters, one of them a vowel that many names begin with.
		expect(names('เต๋า')).toEqual([]);
		expect(names('zzzzzzzz')).toEqual([]);
		expect(names('   ')).toEqual([]);
	});

	it('is warmed up one search at a time, by names that only a forgiving one could find', () => {
		for (const text of warmUps) expect(search(index, text).exact).toBe(false);
		const waiting: (() => void)[] = [];
		warmUp(index, (work) => waiting.push(work));
		let steps = 0;
		for (let work = waiting.shift(); work; work = waiting.shift()) {
			expect(waiting).toHaveLength(0);
			work();
			steps += 1;
		}
		expect(steps).toBe(2 * warmUps.length + 1);
	});

	it('counts mistakes against the beginning of a name', () => {
		expect(mistakes('cata', 'catan', 1)).toBe(0);
		expect(mistakes('ctaan', 'catan', 1)).toBe(1);
		expect(mistakes('kxtan', 'catan', 1)).toBe(2);
	});

	it('knows what the keys say in the other layout', () => {
		expect(otherLayout('แฟะฟื')).toBe('catan');
		expect(otherLayout('catan')).toBe('แฟะฟื');
	});
});

describe('the address', () => {
	it('carries the whole choice', () => {
		const choice = {
			players: 5,
			minutes: 30,
			mood: 'loud',
			kind: 'party',
			weight: 'light',
			age: 8,
			reading: 'none',
			branch: 'samyan',
			query: 'แมว & co',
			roll: 7,
		} as const;
		expect(choiceIn(addressOf(choice))).toEqual(choice);
		expect(addressOf({ query: '' })).toBe('');
	});

	it.each([
		'?players=-1&minutes=1e9&mood=rude&kind=__proto__&roll=99999',
		'?players=<script>&age=NaN&roll=1.5&branch=',
		'?players=0&minutes=&reading=%00',
	])('takes nothing from %s', (address) => {
		expect(isFiltered(choiceIn(address))).toBe(false);
		expect(choiceIn(address).roll).toBeUndefined();
	});
});

describe('a cover', () => {
	const boxed = entries.map(({ name, category, weight }) => ({ name, kind: category, weight }));

	it('is the same each time', () => {
		const catan = { name: 'Catan', kind: 'strategy' } as const;
		expect(coverOf(catan)).toEqual(coverOf(catan));
	});

	it('has other colours than the boxes beside, above and across', () => {
		const given = palettesOf(boxed);
		for (const [place, palette] of given.entries())
			expect(given.slice(Math.max(0, place - 7), place)).not.toContain(palette);
	});

	it('stands on a table where a game of its kind is played, where one is free', () => {
		const given = palettesOf(boxed);
		const tablesOf = (name: string) => given[boxed.findIndex((box) => box.name === name)];
		// Cards or dice, no board of houses; shares and coins, houses or trains.
		expect([0, 1, 4, 10]).toContain(tablesOf('6 nimmt!'));
		const economic = given.filter((_, place) => boxed[place]?.kind === 'economic');
		const fitting = economic.filter((palette) => [3, 7, 8, 11].includes(palette));
		expect(fitting.length / economic.length).toBeGreaterThanOrEqual(0.6);
	});

	it('has a drawing that at most one other game has', () => {
		const boxes = entries.filter(({ image }) => image === null);
		const drawn = boxes.map(({ name, category }) => motifOf({ name, kind: category }));
		for (const motif of drawn)
			expect(drawn.filter((other) => other === motif).length, motif).toBeLessThanOrEqual(2);
	});

	it.each([
		['Ticket to Ride', 'train'],
		['Wingspan', 'bird'],
		['Sushi Go!', 'sushi'],
		['Sushi Go Party!', 'pudding'],
		['One Night Ultimate Werewolf', 'wolf'],
		['7 Wonders Duel', 'temple'],
		['King of Tokyo', 'monster'],
	])('of %s shows a %s', (name, motif) => {
		expect(motifOf({ name, kind: 'family' })).toBe(motif);
	});

	it('has a title that fits the box, for every game', () => {
		for (const layout of layouts)
			for (const { name } of entries) {
				const { lines, size } = titleOf(name, layout);
				expect(lines.length).toBeLessThanOrEqual(3);
				expect(Math.max(...lines.map((line) => line.length)) * size * 0.68).toBeLessThanOrEqual(86);
				expect(size).toBeGreaterThan(7);
			}
	});
});

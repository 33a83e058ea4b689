import { chance } from '../chance';
import type { Game, Kind } from '../games';

/* What is drawn on a box. A word in a game's name says it; other games get one of their kind. */

const words = {
	acorn: 'everdell',
	apple: 'sheriff',
	azulejo: 'azul',
	barrel: 'brass|beer|whisky',
	bean: 'bohnanza|bean',
	bee: 'hive|bee',
	bell: 'galli|bell',
	bird: 'wing|bird|owl',
	blocks: 'blokus|tetris',
	bolt: 'power|electric',
	bulb: 'concept|idea',
	camel: 'camel|caravan',
	candle: 'cluedo|clue',
	cards: 'uno|poker|rummy',
	castle: 'carcassonne|castle|kingdom builder',
	cat: 'kitten|cat\\b|cats',
	coins: 'no thanks|coin|money',
	cow: '6 nimmt|cow\\b',
	crown: 'coup|queen|royal',
	dial: 'wavelength',
	dome: 'santorini',
	domino: 'kingdomino|domino',
	eye: 'dobble|the mind|vision',
	fire: 'stone age|fire\\b',
	firework: 'hanabi|firework',
	footprint: 'cryptid|scotland|yeti',
	fox: 'root|fox',
	gear: 'scythe|mech|machine',
	gem: 'splendor|gem\\b|jewel',
	germ: 'pandemic|virus',
	ghost: 'mysterium|ghost|haunt',
	globe: 'small world|world',
	hat: 'bang!|cowboy|western',
	hotel: 'acquire|hotel',
	house: 'for sale|house',
	island: 'island|robinson',
	key: 'gloomhaven|dungeon|escape',
	lantern: 'chinatown|lantern',
	letter: 'letter|mail',
	lock: 'decrypto|code\\b',
	magnifier: 'deception|detective|murder',
	mask: 'citadels|masquerade',
	maze: 'maze|labyrinth',
	monster: 'tokyo|monster',
	moon: 'werewolves of|moon',
	mountain: 'lost cities|terra mystica|everest',
	painting: 'modern art|gallery',
	panda: 'takenoko|panda',
	patch: 'patchwork|quilt|calico',
	paw: 'cascadia|bear\\b',
	pegs: 'mastermind',
	pencil: 'telestrations|draw|doodle',
	pickaxe: 'saboteur|mine\\b',
	planet: 'mars|planet|galaxy',
	pudding: 'sushi go party|cake|dessert',
	pyramid: 'incan|pyramid|egypt',
	rabbit: 'dixit|rabbit|bunny',
	rocket: 'crew|space|rocket',
	shapes: 'qwirkle',
	sheep: 'catan|sheep',
	shield: 'waterdeep|knight',
	ship: 'puerto|pirate|ship',
	skull: 'skull|dead|zombie',
	spectacles: 'spyfall|glasses',
	spy: 'spy|codenames|agent',
	stall: 'jaipur|market|bazaar',
	star: 'just one|star\\b',
	submarine: 'sonar|submarine',
	sushi: 'sushi|ramen',
	sword: 'avalon|sword|hero',
	temple: '7 wonders duel|temple|athens',
	tile: 'rummikub|mahjong',
	tophat: 'monopoly',
	totem: 'jungle',
	tower: 'jenga|tower|tumbling',
	train: 'ticket to ride|rail|train',
	tree: 'photosynthesis|forest|tree',
	ufo: 'twilight|alien|ufo',
	wheat: 'agricola|farm|harvest',
	wolf: 'wolf|werewol',
	wonder: '7 wonders|wonder',
} as const satisfies Record<string, string>;

export type Motif = keyof typeof words;
export const motifs = Object.keys(words) as Motif[];

/* A word of two or more comes before one of its own parts: `7 wonders duel` before `7 wonders`. */
const rules = motifs
	.flatMap((motif) => words[motif].split('|').map((word) => ({ motif, word })))
	.sort((one, other) => other.word.length - one.word.length)
	.map(({ motif, word }) => ({ motif, word: new RegExp(`\\b${word}`, 'i') }));

const ofKind: Record<Kind, readonly Motif[]> = {
	family: ['house', 'rabbit', 'cards', 'apple', 'bird'],
	bluffing: ['mask', 'spy', 'wolf', 'crown'],
	party: ['star', 'firework', 'bulb', 'pudding'],
	deduction: ['magnifier', 'lock', 'footprint', 'candle'],
	strategy: ['castle', 'shield', 'gear', 'temple', 'globe'],
	economic: ['coins', 'stall', 'ship', 'hotel'],
	cooperative: ['island', 'rocket', 'key', 'fire'],
	abstract: ['shapes', 'pegs', 'blocks', 'azulejo'],
	dexterity: ['bell', 'tower', 'totem'],
};

export function motifOf({ name, kind }: Pick<Game, 'name' | 'kind'>): Motif {
	const told = rules.find(({ word }) => word.test(name));
	if (told) return told.motif;
	const choice = ofKind[kind];
	return choice[Math.floor(chance(`motif ${name}`) * choice.length)] as Motif;
}

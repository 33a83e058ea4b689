import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rewards, SeasonBonuses } from '../beyblade/Rewards';
import { Bonuses, Examples } from './Examples';
import { WhatItIs } from './Explanation';
import { SeasonStart, TypicalTable } from './Tables';

/* Words as the pages have them, reduced to what is filled in. */
const what = {
	heading: 'what',
	lead: 'lead',
	rules: [
		{ key: 'win', title: 'win', text: 'win {k} times' },
		{ key: 'weak', title: 'weak', text: 'loss × {factor}' },
	],
	formula: 'gap / {scale}',
	formula_theirs: 'theirs',
	formula_mine: 'mine',
	curve_alt: 'curve',
	curve_left: 'weaker',
	curve_right: 'stronger',
	curve_chance: 'chance',
} as never;
const bonus = {
	heading: 'bonus',
	upset: { title: 'upset', text: 'at least {gap} above' },
	sweep: { title: 'sweep', text: 'a set to nothing' },
	points: '+{points} points',
	honest_title: 'honest',
	honest: 'small',
} as never;
const season = {
	heading: 'season',
	lead: 'every {months} months from {start}',
	rest: 'everyone else starts at {start}',
	log: 'log',
} as never;
const rewards = {
	heading: 'rewards',
	lead: 'every {months} months from {start}',
	rank: 'rank {rank}',
	ranks: 'ranks {first} to {last}',
	points: '+{points}',
	starts: 'next from {rating}',
	note: 'note',
} as never;
const examples = {
	heading: 'examples',
	lead: 'lead',
	you: 'you',
	them: 'them',
	beats: 'beats',
	loses: 'loses to',
	chance: 'chance {percent}%',
	items: [{ mine: 1200, theirs: 1300, result: 'win', text: 'more than half of {k}' }],
} as never;
const typical = {
	heading: 'typical',
	lead: 'a loss costs {loss}, a win gives {win}',
	caption: 'caption',
	gap: 'gap',
	equal: 'level',
	chance: 'chance',
	win: 'win',
	loss: 'loss',
	note: 'note',
} as never;

const shipped = {
	start: 1200,
	k: 32,
	scale: 400,
	lower_winner_loss_factor: 1.25,
	upset_gap: 150,
	upset_bonus: 5,
	sweep_bonus: 3,
	season_months: 3,
	season_bonus: [{ first: 1, last: 1, points: 50 }],
};
type Figures = typeof shipped;

const worked = {
	before: 1200,
	after: 1220,
	total: 20,
	base: 20,
	expected: 0.36,
	upset_bonus: 0,
	sweep_bonus: 0,
};

const picture = {
	src: '/podium.avif',
	srcSet: '',
	width: 1,
	height: 1,
	placeholder: '',
	focus: null,
	largest: '/podium.avif',
};

const faces = { won: '/won.avif', lost: '/lost.avif' };

function said(figures: Figures): string {
	return renderToStaticMarkup(
		<>
			<WhatItIs
				words={what}
				figures={figures as never}
				curve={[]}
				pictures={{ win: picture, loss: picture, strong: picture, weak: picture }}
			/>
			<Examples
				newcomer="/newcomer.webp"
				words={examples}
				worked={[{ mine: worked, theirs: { ...worked, before: 1300 } }]}
				k={figures.k}
				faces={{ you: faces, rival: faces }}
			/>
			<Bonuses
				words={bonus}
				figures={figures as never}
				pictures={{ upset: picture, sweep: picture, judge: picture }}
			/>
			<SeasonStart words={season} figures={figures as never}>
				<SeasonBonuses words={rewards} figures={figures as never} pictures={[]} />
			</SeasonStart>
			<Rewards words={rewards} figures={figures as never} pictures={[]} />
		</>,
	);
}

it.each<[keyof Figures, unknown, string[]]>([
	['k', 41, ['win 41 times', 'more than half of 41']],
	['scale', 410, ['gap / 410']],
	['lower_winner_loss_factor', 1.75, ['loss × 1.75']],
	['upset_gap', 170, ['at least 170 above']],
	['upset_bonus', 17, ['+17 points']],
	['sweep_bonus', 19, ['+19 points']],
	['season_months', 7, ['every 7 months']],
	['start', 1100, ['from 1100', 'everyone else starts at 1100', 'next from 1150']],
	['season_bonus', [{ first: 1, last: 4, points: 70 }], ['+70', 'ranks 1 to 4', 'next from 1270']],
])('says %s as the figures have it', (name, figure, sentences) => {
	const before = said(shipped);
	const after = said({ ...shipped, [name]: figure } as Figures);
	for (const sentence of sentences) {
		expect(before).not.toContain(sentence);
		expect(after).toContain(sentence);
	}
});

it('says what a match between equals moves as the engine worked it out', () => {
	const lines = [{ gap: 0, expected: 0.5, win: 21, loss: -22 }];
	const table = renderToStaticMarkup(<TypicalTable words={typical} lines={lines} />);
	expect(table).toContain('a loss costs 22, a win gives 21');
});

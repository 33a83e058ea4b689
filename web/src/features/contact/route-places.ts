import type { Content } from '@/generated/content';

interface Place {
	x: number;
	y: number;
}

interface RoutePlaces {
	/** Where each step of the walk happens. */
	steps: readonly Place[];
	/** Where each name is written. */
	names: Readonly<Record<string, Place>>;
}

/** Places on the four models, in thousandths of the picture's width; docs/art.md tells what is where. */
export const routePlaces: Record<keyof Content['pages']['contact']['routes'], RoutePlaces> = {
	bangkae: {
		steps: [
			{ x: 300, y: 330 },
			{ x: 480, y: 290 },
			{ x: 700, y: 240 },
		],
		names: {
			station: { x: 230, y: 150 },
			exit: { x: 330, y: 430 },
			walkway: { x: 470, y: 205 },
			road: { x: 470, y: 560 },
			place: { x: 690, y: 60 },
			canal: { x: 330, y: 650 },
		},
	},
	srinakarin: {
		steps: [
			{ x: 250, y: 300 },
			{ x: 500, y: 380 },
			{ x: 690, y: 310 },
		],
		names: {
			station: { x: 210, y: 190 },
			exit: { x: 400, y: 440 },
			line: { x: 140, y: 420 },
			road: { x: 470, y: 560 },
			place: { x: 730, y: 60 },
			park: { x: 380, y: 110 },
		},
	},
	samyan: {
		steps: [
			{ x: 220, y: 390 },
			{ x: 520, y: 640 },
			{ x: 680, y: 390 },
		],
		names: {
			station: { x: 130, y: 320 },
			exit: { x: 250, y: 730 },
			tunnel: { x: 620, y: 735 },
			road: { x: 330, y: 530 },
			crossing: { x: 520, y: 290 },
			place: { x: 720, y: 200 },
			square: { x: 260, y: 30 },
			temple: { x: 420, y: 190 },
		},
	},
	phranakhon: {
		steps: [
			{ x: 180, y: 360 },
			{ x: 450, y: 400 },
			{ x: 700, y: 300 },
		],
		names: {
			station: { x: 150, y: 230 },
			exit: { x: 180, y: 470 },
			market: { x: 440, y: 490 },
			road: { x: 470, y: 580 },
			place: { x: 700, y: 40 },
			river: { x: 200, y: 150 },
			bridge: { x: 880, y: 280 },
		},
	},
};

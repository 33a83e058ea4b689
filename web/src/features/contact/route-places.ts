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
			{ x: 780, y: 320 },
		],
		names: {
			station: { x: 230, y: 150 },
			exit: { x: 330, y: 430 },
			walkway: { x: 470, y: 205 },
			road: { x: 500, y: 500 },
			place: { x: 690, y: 60 },
			canal: { x: 320, y: 612 },
		},
	},
	srinakarin: {
		steps: [
			{ x: 250, y: 300 },
			{ x: 590, y: 395 },
			{ x: 790, y: 360 },
		],
		names: {
			station: { x: 235, y: 185 },
			exit: { x: 400, y: 440 },
			line: { x: 140, y: 420 },
			road: { x: 480, y: 540 },
			place: { x: 730, y: 60 },
			park: { x: 380, y: 110 },
		},
	},
	samyan: {
		steps: [
			{ x: 220, y: 390 },
			{ x: 520, y: 640 },
			{ x: 760, y: 425 },
		],
		names: {
			station: { x: 172, y: 325 },
			exit: { x: 270, y: 690 },
			tunnel: { x: 620, y: 735 },
			road: { x: 330, y: 530 },
			crossing: { x: 500, y: 302 },
			place: { x: 740, y: 215 },
			square: { x: 260, y: 30 },
			temple: { x: 395, y: 185 },
		},
	},
	phranakhon: {
		steps: [
			{ x: 180, y: 360 },
			{ x: 450, y: 400 },
			{ x: 700, y: 300 },
		],
		names: {
			station: { x: 205, y: 240 },
			exit: { x: 180, y: 470 },
			market: { x: 440, y: 490 },
			road: { x: 470, y: 580 },
			place: { x: 700, y: 40 },
			river: { x: 200, y: 150 },
			bridge: { x: 825, y: 445 },
		},
	},
};

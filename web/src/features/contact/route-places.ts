import type { Content } from '@/generated/content';

interface Place {
	x: number;
	y: number;
}

export interface NamePlace extends Place {
	/** What the name belongs to, where it stands beside the model. */
	to?: Place;
}

interface RoutePlaces {
	/** Where each step of the walk happens. */
	steps: readonly Place[];
	/** Where each name is written. */
	names: Readonly<Record<string, NamePlace>>;
}

/** Places on the four models, in thousandths of the picture's width; docs/art.md tells what is where. */
export const routePlaces: Record<keyof Content['pages']['contact']['routes'], RoutePlaces> = {
	bangkae: {
		steps: [
			{ x: 300, y: 330 },
			{ x: 480, y: 290 },
			{ x: 770, y: 232 },
		],
		names: {
			station: { x: 285, y: 135 },
			exit: { x: 232, y: 412 },
			walkway: { x: 470, y: 195 },
			road: { x: 520, y: 505 },
			place: { x: 588, y: 42 },
			canal: { x: 235, y: 660, to: { x: 290, y: 530 } },
		},
	},
	srinakarin: {
		steps: [
			{ x: 250, y: 300 },
			{ x: 590, y: 395 },
			{ x: 780, y: 307 },
		],
		names: {
			station: { x: 285, y: 122 },
			exit: { x: 245, y: 430 },
			line: { x: 105, y: 350 },
			road: { x: 480, y: 520 },
			place: { x: 690, y: 34 },
			park: { x: 450, y: 62, to: { x: 495, y: 172 } },
		},
	},
	samyan: {
		steps: [
			{ x: 220, y: 390 },
			{ x: 520, y: 640 },
			{ x: 765, y: 383 },
		],
		names: {
			station: { x: 208, y: 218 },
			exit: { x: 190, y: 712, to: { x: 285, y: 612 } },
			tunnel: { x: 430, y: 722, to: { x: 430, y: 640 } },
			road: { x: 540, y: 505 },
			crossing: { x: 525, y: 212, to: { x: 520, y: 340 } },
			place: { x: 660, y: 160, to: { x: 700, y: 260 } },
			square: { x: 260, y: 30 },
			temple: { x: 385, y: 128, to: { x: 395, y: 215 } },
		},
	},
	phranakhon: {
		steps: [
			{ x: 176, y: 396 },
			{ x: 450, y: 400 },
			{ x: 700, y: 300 },
		],
		names: {
			station: { x: 235, y: 190, to: { x: 215, y: 260 } },
			exit: { x: 180, y: 470 },
			market: { x: 440, y: 490 },
			road: { x: 470, y: 580 },
			place: { x: 405, y: 42, to: { x: 668, y: 126 } },
			river: { x: 862, y: 545, to: { x: 930, y: 415 } },
			bridge: { x: 880, y: 240, to: { x: 905, y: 315 } },
		},
	},
};

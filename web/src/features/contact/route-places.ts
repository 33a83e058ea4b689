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
			{ x: 538, y: 345 },
			{ x: 800, y: 250 },
		],
		names: {
			station: { x: 285, y: 118, to: { x: 290, y: 246 } },
			exit: { x: 440, y: 450, to: { x: 408, y: 382 } },
			walkway: { x: 462, y: 190, to: { x: 478, y: 282 } },
			road: { x: 505, y: 535 },
			place: { x: 588, y: 34, to: { x: 640, y: 100 } },
			canal: { x: 235, y: 660, to: { x: 244, y: 524 } },
		},
	},
	srinakarin: {
		steps: [
			{ x: 250, y: 300 },
			{ x: 575, y: 420 },
			{ x: 780, y: 307 },
		],
		names: {
			station: { x: 285, y: 100, to: { x: 270, y: 180 } },
			exit: { x: 232, y: 455, to: { x: 330, y: 396 } },
			line: { x: 95, y: 385, to: { x: 150, y: 300 } },
			road: { x: 480, y: 520 },
			place: { x: 690, y: 28, to: { x: 720, y: 108 } },
			park: { x: 450, y: 62, to: { x: 495, y: 172 } },
		},
	},
	samyan: {
		steps: [
			{ x: 220, y: 390 },
			{ x: 545, y: 672 },
			{ x: 765, y: 383 },
		],
		names: {
			station: { x: 180, y: 196, to: { x: 214, y: 275 } },
			exit: { x: 190, y: 712, to: { x: 285, y: 612 } },
			tunnel: { x: 430, y: 722, to: { x: 430, y: 640 } },
			road: { x: 540, y: 505 },
			crossing: { x: 525, y: 212, to: { x: 520, y: 340 } },
			place: { x: 660, y: 160, to: { x: 700, y: 260 } },
			square: { x: 270, y: 22, to: { x: 270, y: 80 } },
			temple: { x: 385, y: 128, to: { x: 395, y: 215 } },
		},
	},
	phranakhon: {
		steps: [
			{ x: 176, y: 396 },
			{ x: 470, y: 472 },
			{ x: 700, y: 300 },
		],
		names: {
			station: { x: 235, y: 190, to: { x: 215, y: 260 } },
			exit: { x: 120, y: 512, to: { x: 178, y: 425 } },
			market: { x: 190, y: 92, to: { x: 338, y: 262 } },
			road: { x: 490, y: 570 },
			place: { x: 520, y: 30, to: { x: 668, y: 126 } },
			river: { x: 862, y: 545, to: { x: 930, y: 415 } },
			bridge: { x: 880, y: 240, to: { x: 905, y: 315 } },
		},
	},
};

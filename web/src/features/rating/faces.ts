import { picture } from '@/lib/pictures';

/* The two players of the examples, after a win and after a loss. Only while the site is built. */

export interface Faces {
	won: string;
	lost: string;
}

const facesOf = (who: string): Faces => ({
	won: picture(`rating/${who}-won`).largest,
	lost: picture(`rating/${who}-lost`).largest,
});

export const faces = { you: facesOf('you'), rival: facesOf('rival') };

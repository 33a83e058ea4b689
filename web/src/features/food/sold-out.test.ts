import { expect, it } from 'vitest';
import { badges } from './sold-out';

const words = {
	everywhere: 'Sold out',
	at: 'Sold out at {branches}',
	only: 'Only at {branches}',
	branches: { bangkae: 'Bangkae', seacon: 'Seacon', samyan: 'Samyan', phranakhon: 'Phra Nakhon' },
};
const said = (...branches: string[]) =>
	badges([{ dish: 'snacks/French fries', branches }], words).get('snacks/French fries');

it('names the branches that have run out', () => {
	expect(said('bangkae')?.text).toBe('Sold out at Bangkae');
	expect(said('samyan', 'bangkae')?.text).toBe('Sold out at Bangkae, Samyan');
});

it('names the branch that is left when that is shorter', () => {
	expect(said('samyan', 'bangkae', 'seacon')?.text).toBe('Only at Phra Nakhon');
});

it('needs no names when all have run out', () => {
	expect(said('samyan', 'bangkae', 'seacon', 'phranakhon')).toEqual({
		text: 'Sold out',
		everywhere: true,
	});
});

it('says nothing of a branch that is not there any more', () => {
	expect(said('closed-for-good')).toBeUndefined();
});

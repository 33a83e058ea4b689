import { expect, it } from 'vitest';
import {
	atBranch,
	changedFields,
	copiedFields,
	movedTo,
	sentFields,
	typedFields,
} from './EventForm';

const fields = (starts: string, ends: string) => typedFields({ name: 'x', starts, ends });

it('keeps the last day of an event that takes several', () => {
	const typed = fields('2026-11-13 12:00', '2026-11-17 21:00');
	expect(typed.last).toBe('2026-11-17');
	expect(sentFields(typed)).toMatchObject({ starts: '2026-11-13 12:00', ends: '2026-11-17 21:00' });
	const copied = sentFields(movedTo('2026-12-01', typed));
	expect(copied).toMatchObject({ starts: '2026-12-01 12:00', ends: '2026-12-05 21:00' });
});

it('needs no last day on one day, nor for a night', () => {
	expect(sentFields(fields('2026-11-13 13:00', '2026-11-13 18:00')).ends).toBe('18:00');
	const night = fields('2026-11-13 20:00', '2026-11-14 01:00');
	expect(night.last).toBeUndefined();
	expect(sentFields(night).ends).toBe('2026-11-14 01:00');
});

const told = typedFields({
	starts: '2026-11-13 13:00',
	ends: '2026-11-13 18:00',
	status: 'past',
	cancelled: 'yes',
	cancel_reason: 'ไฟดับ',
	branch: 'bangkae',
	location: 'NK บางแค',
	picture: '/a.webp',
	picture_left: '20',
	picture_top: '75',
});

it('sends only what was changed', () => {
	expect(changedFields(told, { ...told, status: '', level: 'ทุกวัย' })).toEqual({
		status: '',
		level: 'ทุกวัย',
	});
	expect(changedFields(told, { ...told, picture_left: '30' })).toEqual({ picture_left: '30' });
});

it('sends the end along with another start, as the form shows it', () => {
	expect(changedFields(told, { ...told, from: '14:00' })).toEqual({
		starts: '2026-11-13 14:00',
		ends: '18:00',
	});
});

it('leaves a last day before the first one for the server to refuse', () => {
	const typed = { ...fields('2026-11-13 12:00', '2026-11-17 21:00'), day: '2026-11-20' };
	expect(sentFields(typed).ends).toBe('2026-11-17 21:00');
	// A day that is half typed takes nothing along.
	expect(movedTo('20261-11-20', typed).last).toBe('2026-11-17');
});

it('says the point of another picture again, though it is the same', () => {
	expect(changedFields(told, { ...told, picture: '/b.webp' })).toEqual({
		picture: '/b.webp',
		picture_left: '20',
		picture_top: '75',
	});
});

it('copies an event without what belongs to its day', () => {
	const copied = copiedFields(told);
	expect(copied).toMatchObject({ location: 'NK บางแค', picture: '/a.webp', picture_left: '20' });
	expect(Object.keys(copied)).not.toContain('status');
	expect(Object.keys(copied).filter((name) => name.startsWith('cancel'))).toEqual([]);
});

it('leaves the place of a branch behind, and takes one in own words along', () => {
	expect(atBranch('samyan', told, 'NK บางแค')).toMatchObject({ branch: 'samyan', location: '' });
	expect(atBranch('samyan', told, 'NK สีลม').location).toBe('NK บางแค');
});

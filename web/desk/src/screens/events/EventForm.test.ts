import { expect, it } from 'vitest';
import { movedTo, sentFields, typedFields } from './EventForm';

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

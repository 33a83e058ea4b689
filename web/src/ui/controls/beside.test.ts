import { expect, it } from 'vitest';
import { beside } from './beside';

it.each([
	['จองโต๊ะทางแชต', 'ดูหน้าทีมงาน'],
	['Book a table', 'Contact'],
])('%s and %s share a line', (...labels) => {
	expect(beside(...labels)).toBe('');
});

it.each([
	['เช็กเด็คของฉัน', 'เปิดป้ายแต้มกรรมการ'],
	['Book a table on chat', 'Meet NK'],
])('%s and %s have a line each', (...labels) => {
	expect(beside(...labels)).toBeUndefined();
});

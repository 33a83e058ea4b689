/**
 * A whole number as people read it. Written out, as a browser takes a noticeable moment to wake
 * up the first of its own formats.
 * @example
 * grouped(1234567) // => '1,234,567'
 */
export const grouped = (number: number): string =>
	String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A change with its sign: +20, −25, and 0 without one. The minus is the typographic one. */
export function signed(points: number): string {
	if (points === 0) return '0';
	return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/** A chance from 0 to 1 as whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

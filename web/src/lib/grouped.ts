/**
 * A whole number as people read it. Written out, as a browser takes a noticeable moment to wake
 * up the first of its own formats.
 * @example
 * grouped(1234567) // => '1,234,567'
 */
export const grouped = (number: number): string =>
	String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

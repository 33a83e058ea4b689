/* Bangkok's calendar and clock, whatever the device is set to. They are counted instead of asked
   for: Bangkok has had one offset since 1920, and the first use of a browser's own formats costs
   a phone a tenth of a second. */

export const bangkokOffset = '+07:00';
const offset = 7 * 3_600_000;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** What calendars and clocks in Bangkok show; the first weekday is Monday, the first month 0. */
export function inBangkok(moment: Date) {
	const shifted = new Date(moment.getTime() + offset);
	return {
		year: shifted.getUTCFullYear(),
		month: shifted.getUTCMonth(),
		date: shifted.getUTCDate(),
		weekday: (shifted.getUTCDay() + 6) % 7,
		hours: shifted.getUTCHours(),
		minutes: shifted.getUTCMinutes(),
	};
}

/** The time of day as `09:30`. */
export function timeInBangkok(moment: Date): string {
	const { hours, minutes } = inBangkok(moment);
	return `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

export const buddhistYears = 543;

/** Names in their order; the first weekday is Monday, the first month January. */
export const listed = (names: string): readonly string[] => names.split(' ');

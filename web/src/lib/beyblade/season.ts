const day = 86_400_000;
/** Bangkok has had one offset since 1920. */
const bangkokOffset = '+07:00';

/** How many days are left, today included, until the season's last midnight in Bangkok. */
export function daysLeft(endsOn: string, now: Date): number {
	const end = Date.parse(`${endsOn}T00:00:00${bangkokOffset}`);
	return Math.max(Math.ceil((end - now.getTime()) / day), 0);
}

const locales = { th: 'th-TH', en: 'en-US' };

/** The day as people write it: 1 มกราคม 2570, January 1, 2027. */
export function shownDay(date: string, language: 'th' | 'en'): string {
	return new Intl.DateTimeFormat(locales[language], {
		timeZone: 'Asia/Bangkok',
		dateStyle: 'long',
	}).format(new Date(`${date}T00:00:00${bangkokOffset}`));
}

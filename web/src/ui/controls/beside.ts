/* What two buttons can say on one line of a phone, even with letters set apart by the visitor. Thai
   letters are wider; marks above and below take no room. */
const most = 25.5;
const thai = /\p{Script=Thai}/u;

const widthOf = (label: string): number =>
	[...label.replace(/\p{Mn}/gu, '')].reduce(
		(width, letter) => width + (thai.test(letter) ? 1.2 : 1),
		0,
	);

/**
 * The mark of a row whose buttons stand side by side on a phone. It is told from their letters, not
 * left to the browser: buttons that only just fit would jump when their font arrives.
 */
export const beside = (...labels: string[]): '' | undefined =>
	widthOf(labels.join('')) <= most ? '' : undefined;

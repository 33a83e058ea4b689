/** A change with its sign: +20, −25, and 0 without one. The minus is the typographic one. */
export function signed(points: number): string {
	if (points === 0) return '0';
	return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/** A chance from 0 to 1 as whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

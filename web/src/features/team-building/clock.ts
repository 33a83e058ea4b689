/** 09:00 is said as nine o'clock. */
export const spoken = (clock: string) => clock.replace(/^0/, '');

/* Calendar apps take over addresses that start with `webcal:`. Without this script the same link
   opens the calendar's file. */

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-calendar-app]')) {
	link.href = `webcal://${link.host}${link.pathname}`;
}

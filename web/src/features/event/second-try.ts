/* On the page that says that an event cannot be read. A server that was only busy has it a moment later,
   so the page asks once more by itself; after that it waits for the button. */

const pause = 3_000;

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (arrival?.responseStatus === 503 && arrival.type !== 'reload')
	setTimeout(() => location.reload(), pause);

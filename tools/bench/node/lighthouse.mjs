// Runs Lighthouse as the job on standard input says, and prints one JSON line a finished run.
// The job: { chromium, flags, slowdown, runs, addresses }.
import { readFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const job = JSON.parse(readFileSync(0, 'utf8'));
const options = {
	output: 'json',
	logLevel: 'error',
	disableFullPageScreenshot: true,
	onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
	throttling: { cpuSlowdownMultiplier: job.slowdown },
};
let browser;

// Whoever stops this script early must not be left with a browser.
process.on('SIGTERM', () => {
	browser?.kill();
	process.exit(1);
});

async function measure(address) {
	// A browser of its own for each run: nothing warm is left from the one before.
	browser = await launch({ chromePath: job.chromium, chromeFlags: job.flags });
	try {
		return (await lighthouse(address, { ...options, port: browser.port })).lhr;
	} finally {
		browser.kill();
	}
}

for (const address of job.addresses) {
	for (let run = 1; run <= job.runs; run += 1) {
		let report = await measure(address);
		// Lighthouse sometimes loses the browser's recording; such a run has no figures at all.
		if (report.runtimeError?.code === 'NO_NAVSTART') report = await measure(address);
		process.stdout.write(`${JSON.stringify({ address, run, report })}\n`);
	}
}

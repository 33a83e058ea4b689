/* From the press on a link to the largest picture of the page behind it, on a slowed phone, with the
   pages drawn ahead and without. It speaks to Chromium itself, as Playwright forbids drawing ahead.

   node next-page.mjs CHROMIUM ORIGIN ROUNDS SLOWDOWN FLAG... */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [chromium, origin, rounds, slowed, ...flags] = process.argv.slice(2);
const start = '/';
const pages = ['/about', '/services', '/beyblade', '/services/play-at-shop'];
/** A phone of the middle range on a slow mobile network, as Lighthouse reckons it. */
const slowdown = Number(slowed);
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const patience = 60_000;
const answered = 10_000;

/** How long a mouse stays on a link before it is pressed, and how long the press lasts. */
const hover = 3_000;
const press = 80;

/** By then a page that was drawn ahead is shown; the browser keeps its figures. */
const shownBy = 3_000;

const rest = (time) => new Promise((done) => setTimeout(done, time));

async function until(what, find) {
	const deadline = Date.now() + patience;
	while (Date.now() < deadline) {
		const found = await find();
		if (found !== undefined) return found;
		await rest(20);
	}
	throw new Error(`There was no ${what} within ${patience / 1000} s.`);
}

/** What is sent to the browser and what it says, by the session of each of its pages. */
class Connection {
	#socket;
	#last = 0;
	#waiting = new Map();
	listeners = new Map();

	static async to(address) {
		const connection = new Connection();
		connection.#socket = new WebSocket(address);
		connection.#socket.onmessage = ({ data }) => connection.#hear(JSON.parse(data));
		await new Promise((done, failed) => {
			connection.#socket.onopen = done;
			connection.#socket.onerror = failed;
		});
		return connection;
	}

	#hear({ id, method, params, result, error, sessionId }) {
		if (id === undefined) return this.listeners.get(method)?.(params, sessionId);
		const { done, failed } = this.#waiting.get(id) ?? {};
		this.#waiting.delete(id);
		if (error) failed(new Error(error.message));
		else done(result);
	}

	send(method, params = {}, sessionId = undefined) {
		this.#last += 1;
		const id = this.#last;
		this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
		return new Promise((done, failed) => {
			// A page that is gone never answers.
			const timer = setTimeout(() => failed(new Error(`${method} was not answered.`)), answered);
			const ended = (settle) => (value) => {
				clearTimeout(timer);
				settle(value);
			};
			this.#waiting.set(id, { done: ended(done), failed: ended(failed) });
		});
	}

	close() {
		this.#socket.close();
	}
}

/** A tab: the page that is shown and, in sessions of their own, pages that are drawn ahead. */
class Tab {
	#browser;
	#ahead;
	#pages = new Set();

	static async open(browser, ahead) {
		const tab = new Tab();
		tab.#browser = browser;
		tab.#ahead = ahead;
		browser.listeners.set('Target.attachedToTarget', (params) => tab.#attached(params));
		browser.listeners.set('Target.detachedFromTarget', ({ sessionId }) =>
			tab.#pages.delete(sessionId),
		);
		const { targetId } = await browser.send('Target.createTarget', {
			url: 'about:blank',
			forTab: true,
		});
		const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
		await browser.send(
			'Target.setAutoAttach',
			{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
			sessionId,
		);
		await until('page', () => [...tab.#pages][0]);
		return tab;
	}

	/** Every page is slow before it begins. */
	async #attached({ sessionId, targetInfo }) {
		const say = (method, params) => this.#browser.send(method, params, sessionId);
		const slow =
			targetInfo.type === 'page'
				? [
						say('Network.enable'),
						say('Network.emulateNetworkConditions', network),
						say('Network.setBlockedURLs', { urls: this.#ahead ? [] : ['*.speculationrules'] }),
						say('Emulation.setCPUThrottlingRate', { rate: slowdown }),
						say('Emulation.setDeviceMetricsOverride', phone),
						say('Page.enable'),
					]
				: [];
		// A page that waits answers some of these only when it goes on.
		await Promise.all([...slow, say('Runtime.runIfWaitingForDebugger')]);
		if (targetInfo.type === 'page') this.#pages.add(sessionId);
	}

	/** What a page answers, whichever of them is at this address and shown. */
	async ask(path, question) {
		const expression = `document.prerendering || location.pathname !== ${JSON.stringify(path)} ? undefined : (${question})`;
		for (const sessionId of this.#pages) {
			const asked = { expression, awaitPromise: true, returnByValue: true };
			const answer = await this.#browser
				.send('Runtime.evaluate', asked, sessionId)
				// A page that is just being left has no answer.
				.catch(() => undefined);
			if (answer?.result.value !== undefined) return { sessionId, value: answer.result.value };
		}
		return undefined;
	}

	async goto(path) {
		const [sessionId] = this.#pages;
		await this.#browser.send('Page.navigate', { url: `${origin}${path}` }, sessionId);
		await until(`page ${path}`, () =>
			this.ask(path, `document.readyState === 'complete' || undefined`),
		);
	}

	async press(path, to) {
		const found = await this.ask(
			path,
			`(() => {
				addEventListener('pointerdown', ({ timeStamp }) =>
					sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp));
				const links = [...document.querySelectorAll('main a, footer a')];
				const link = links.find((each) => new URL(each.href).pathname === ${JSON.stringify(to)});
				// The footer of a phone is folded by its groups.
				const group = link.closest('details');
				if (group) group.open = true;
				link.scrollIntoView({ block: 'center', behavior: 'instant' });
				const { x, y, width, height } = link.getBoundingClientRect();
				return { x: x + width / 2, y: y + Math.min(height / 2, 40) };
			})()`,
		);
		const mouse = (type, more = {}) =>
			this.#browser.send(
				'Input.dispatchMouseEvent',
				{ type, ...found.value, ...more },
				found.sessionId,
			);
		await mouse('mouseMoved');
		await rest(hover);
		await mouse('mousePressed', { button: 'left', clickCount: 1 });
		await rest(press);
		// Where the next page is there at once, this one is gone before it can answer.
		await mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
	}
}

/** The moment of the largest picture, counted from the page's being shown and from the press. It is
 * the last that the browser tells of: a line of text may be there long before. */
const largest = `new Promise((done) => {
	let last;
	let timer;
	const told = () => {
		const { activationStart } = performance.getEntriesByType('navigation')[0];
		const pressed = Number(sessionStorage.getItem('pressed'));
		done({
			shown: last.startTime - activationStart,
			pressed: performance.timeOrigin + last.startTime - pressed,
			ahead: activationStart > 0,
			picture: last.element?.tagName ?? '',
		});
	};
	const observer = new PerformanceObserver((list) => {
		last = list.getEntries().at(-1);
		clearTimeout(timer);
		timer = setTimeout(told, 2500);
	});
	observer.observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function measure(port, ahead, path) {
	const version = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
	const browser = await Connection.to(version.webSocketDebuggerUrl);
	const tab = await Tab.open(browser, ahead);
	await tab.goto(start);
	// The page comes to rest: what it fetches late would be in the way of the next one.
	await rest(1_500);
	await tab.press(start, path);
	// A page that is asked for its figures in the meantime is shown later.
	await rest(shownBy);
	const { value } = await until(`largest picture of ${path}`, () => tab.ask(path, largest));
	await browser.send('Browser.close').catch(() => undefined);
	browser.close();
	return value;
}

/** A browser of its own for each, as what is in its cache would help the next one. */
async function withBrowser(work) {
	const profile = mkdtempSync(join(tmpdir(), 'nk-next-page-'));
	const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
	const process = spawn(chromium, [...own, ...flags, 'about:blank'], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise((done) => process.on('exit', done));
	try {
		const port = await new Promise((done, failed) => {
			process.stderr.on('data', (text) => {
				const [, found] = /127\.0\.0\.1:(\d+)\/devtools/.exec(String(text)) ?? [];
				if (found) done(Number(found));
			});
			process.on('exit', () => failed(new Error('Chromium ended before it began.')));
		});
		return await work(port);
	} finally {
		process.kill();
		await ended;
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

const found = [];
for (const path of pages)
	for (const ahead of [true, false])
		for (let round = 0; round < Number(rounds); round += 1) {
			const seen = await withBrowser((port) => measure(port, ahead, path));
			found.push({ path, wanted: ahead, ...seen });
		}
process.stdout.write(JSON.stringify(found));

// The rules of the HTTP Observatory, fed with answers that were stored instead of fetched.
// Called with the folder of node_modules and a JSON file of answers; writes the results as JSON.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, file] = process.argv.slice(2);

// The list of preloaded hosts is a download of its own; a site that is not on it needs none.
registerHooks({
	load(url, context, next) {
		if (!url.endsWith('/analyzer/hsts.js')) return next(url, context);
		const source = 'export function isHstsPreloaded() { return null; }';
		return { format: 'module', source, shortCircuit: true };
	},
});

function load(module) {
	return import(pathToFileURL(path.join(modules, module)).href);
}

const observatory = '@mdn/mdn-http-observatory/src';
const { ALL_TESTS } = await load(`${observatory}/constants.js`);
const { Requests } = await load(`${observatory}/types.js`);
const { Session } = await load(`${observatory}/retriever/session.js`);
const { parseHttpEquivHeaders } = await load(`${observatory}/retriever/utils.js`);
const { getGradeForScore, getScoreModifier } = await load(`${observatory}/grader/grader.js`);
const { AxiosHeaders } = await load('axios/index.js');
const { CspEvaluator } = await load('csp_evaluator/dist/evaluator.js');
const { CspParser } = await load('csp_evaluator/dist/parser.js');

function response({ status, headers, body }) {
	const request = { headers: new AxiosHeaders() };
	const own = new AxiosHeaders(headers);
	return { status, headers: own, data: body, verified: true, request, config: request };
}

function visit({ url, page, preflight }) {
	const address = new URL(url);
	const plain = new URL(url.replace('https:', 'http:'));
	const visited = new Requests(address.hostname);
	visited.resources.path = page.body;
	visited.session = new Session(address);
	visited.responses.auto = response(page);
	visited.responses.auto.httpEquiv = parseHttpEquivHeaders(page.body, url);
	visited.responses.https = response(page);
	// The proxy in front sends http to https, as docs/operating.md sets it up.
	visited.responses.http = response(page);
	visited.responses.httpRedirects = [
		{ url: plain, status: 301 },
		{ url: address, status: 200 },
	];
	visited.responses.httpsRedirects = [{ url: address, status: 200 }];
	visited.responses.cors = response(preflight);
	return visited;
}

function judged(stored) {
	const visited = visit(stored);
	const results = ALL_TESTS.map((test) => test(visited));
	const tests = results.map((output) => ({
		name: output.constructor.name,
		pass: output.pass,
		result: output.result,
		modifier: getScoreModifier(output.result),
	}));
	const score = tests.reduce((sum, test) => sum + test.modifier, 100);
	const policy = new CspParser(stored.page.headers['content-security-policy']).csp;
	const findings = new CspEvaluator(policy).evaluate();
	return { url: stored.url, score, grade: getGradeForScore(score).grade, tests, findings };
}

const answers = JSON.parse(readFileSync(file, 'utf8'));
process.stdout.write(JSON.stringify(answers.map(judged)));

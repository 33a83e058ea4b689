import { glob, readFile, writeFile } from 'node:fs/promises';

/** Read every built page and write back what it is changed to. */
export async function changePages(folder, change) {
	for await (const name of glob('**/*.html', { cwd: folder })) {
		const page = `${folder}${name}`;
		await writeFile(page, change(await readFile(page, 'utf8')));
	}
}

/** Longer names do not fit on the picture. */
const longest = 24;

/** The name as far as it fits, counted as a person does: a letter keeps its marks, an emoji is one. */
export function cutName(name: string): string {
	// Most are short, and a browser takes a noticeable moment to wake up its first segmenter.
	if (name.length <= longest) return name;
	const letters = new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name);
	return Array.from(letters, ({ segment }) => segment)
		.slice(0, longest)
		.join('');
}

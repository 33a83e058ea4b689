/* Names of people as the API sends them: URL-encoded, and written by strangers. */

/** The name in plain text; one that does not decode is shown as it came. */
export function decodeName(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		// A lone percent sign is no encoding at all: the raw text is the name.
		return encoded;
	}
}

/** A winner named TBD stands for "not decided yet". */
export const isDecided = (name: string): boolean => !/^(tbd)?$/i.test(name.trim());

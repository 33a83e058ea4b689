/* What stays on the device. A browser that keeps nothing (a private window, a full disk) must not
   break a screen, so keeping may fail and then the value lives as long as the page does. */

const prefix = 'nk-desk.';

export function kept(name: string): unknown {
	try {
		const text = localStorage.getItem(prefix + name);
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Keeps a value; false where it cannot be, and the page alone has it. */
export function keep(name: string, value: unknown): boolean {
	try {
		localStorage.setItem(prefix + name, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

/** Calls when another window of this device has kept something under this name. */
export function whenKeptElsewhere(name: string, heard: () => void): void {
	addEventListener('storage', ({ key }) => {
		if (key === prefix + name) heard();
	});
}

export function forget(name: string): void {
	try {
		localStorage.removeItem(prefix + name);
	} catch {
		// What was never kept need not be forgotten.
	}
}

/** Forgets everything whose name begins like this. */
export function forgetAll(beginning: string): void {
	try {
		for (const key of Object.keys(localStorage))
			if (key.startsWith(prefix + beginning)) localStorage.removeItem(key);
	} catch {
		// What was never kept need not be forgotten.
	}
}

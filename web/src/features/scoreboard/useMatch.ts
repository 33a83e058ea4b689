import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Kept, load, save } from './keeping';
import { apply, replay } from './match';
import { opening } from './settings';
import type { Action, MatchSettings } from './types';

/** The running match: the log is the only truth, the state is what replaying it gives. */
export function useMatch() {
	const [kept, setKept] = useState<Kept>();
	useEffect(() => setKept(load()), []);

	const change = useCallback((next: Kept | undefined) => {
		setKept(next);
		save(next);
	}, []);
	const state = useMemo(
		() => kept && (replay(kept.settings, kept.log) ?? opening(kept.settings)),
		[kept],
	);

	const act = (action: Action) => {
		if (!kept || !state || 'refused' in apply(kept.settings, state, action)) return;
		change({ ...kept, log: [...kept.log, action] });
	};
	return {
		kept,
		state,
		act,
		start: (settings: MatchSettings, names: readonly [string, string]) =>
			change({ settings, names, log: [], flipped: false }),
		undo: () => kept && change({ ...kept, log: kept.log.slice(0, -1) }),
		flip: () => kept && change({ ...kept, flipped: !kept.flipped }),
		again: () => kept && change({ ...kept, log: [] }),
		clear: () => change(undefined),
	};
}

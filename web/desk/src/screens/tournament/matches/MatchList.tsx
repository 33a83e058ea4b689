import { useState } from 'react';
import type { LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { bracketRound, nameOf, outcomeOf } from '../names';
import type { Parts } from '../useTournament';
import { MatchDialog } from './MatchDialog';
import { StatusBadge } from './StatusBadge';

/** Matches of a thumb's size; each opens what can be done with it. */
export function MatchList({
	matches,
	label,
	...parts
}: Parts & { matches: readonly LiveMatch[]; label: string }) {
	const [open, setOpen] = useState<number | null>(null);
	const shown = open === null ? undefined : parts.live.matches.get(open);
	// What another match was refused for is not said of this one.
	const show = (match: number) => {
		parts.acting.forget();
		setOpen(match);
	};
	return (
		<>
			<ul className="list" aria-label={label}>
				{matches.map((match) => (
					<li key={match.id}>
						<MatchRow match={match} parts={parts} onOpen={() => show(match.id)} />
					</li>
				))}
			</ul>
			{shown && <MatchDialog {...parts} match={shown} onClose={() => setOpen(null)} />}
		</>
	);
}

function MatchRow({
	match,
	parts: { live, acting },
	onOpen,
}: {
	match: LiveMatch;
	parts: Parts;
	onOpen: () => void;
}) {
	const { say } = useLanguage();
	const names = `${nameOf(live, match.a, say)} – ${nameOf(live, match.b, say)}`;
	const round = bracketRound(live, match, say);
	const group = match.group !== null && say('tournament.group', { number: match.group });
	return (
		<div className="row match-row">
			<button type="button" className="match-open" onClick={onOpen}>
				<span className="soft">{match.id}</span>
				<span className="row-text">
					<strong>{names}</strong>
					<span className="soft">
						{[round, group, outcomeOf(live, match, say)].filter(Boolean).join(' · ')}
					</span>
				</span>
			</button>
			<span className="row-end">
				<StatusBadge match={match} />
				{match.status === 'reported' && (
					<Button
						tone="main"
						aria-label={`${say('tournament.confirm')} ${names}`}
						onClick={() => void acting.rule('confirm', { match: match.id })}
					>
						{say('tournament.confirm')}
					</Button>
				)}
			</span>
		</div>
	);
}

import type { LiveLine, LiveTable } from '@/lib/api/api-types';
import { isBracket, type Live, recordOf } from '@/lib/live/live';
import { type LiveWords, nameOf } from '@/lib/live/names';
import { type Part, type Reason, reasonsOf } from '@/lib/live/tie-breaks';
import type { Language } from '@/lib/text/language';
import { signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { GivenText, Text } from '@/ui/Text';

interface StandingsProps {
	live: Live;
	me: number | undefined;
	words: LiveWords;
	language: Language;
}

function PartOf({ live, part, words, language }: StandingsProps & { part: Part }) {
	const name = nameOf(live, part.opponent, words);
	return (
		<li data-cut={part.cut || undefined}>
			<b>{part.value}</b>{' '}
			{name ? <GivenText language={language}>{name}</GivenText> : words.standings.imagined}
			{part.cut && <small> ({words.standings.left_out})</small>}
		</li>
	);
}

function ReasonOf({ reason, ...props }: StandingsProps & { reason: Reason }) {
	const { words } = props;
	const { tieBreak, value, parts, applies, decides } = reason;
	return (
		<li className="reason" data-decides={decides || undefined}>
			<p>
				<span>
					<Text>{words.tie_breaks[tieBreak]}</Text>
				</span>
				<b>{tieBreak === 'point_difference' ? signed(value) : value}</b>
			</p>
			{!applies && <small>{words.standings.not_met}</small>}
			{applies && parts.length > 0 && (
				<ul>
					{parts.map((part) => (
						<PartOf key={part.round} {...props} part={part} />
					))}
				</ul>
			)}
		</li>
	);
}

function Line({ line, ...props }: StandingsProps & { line: LiveLine }) {
	const { live, me, words, language } = props;
	const { tie_breaks } = live.snapshot;
	const gone = live.players.get(line.player)?.attendance;
	const left = gone === 'dropped' || gone === 'disqualified';
	return (
		<li className="standing" data-mine={line.player === me || undefined}>
			<details>
				<summary>
					<span className="standing-place">{line.place}</span>
					<span className="standing-name">
						<GivenText language={language}>{nameOf(live, line.player, words)}</GivenText>
						{left && <small> ({words.standings.dropped})</small>}
					</span>
					<span className="standing-record">
						{line.points}–{line.losses}
					</span>
				</summary>
				{line.decided_by && line.decided_by !== 'points' && (
					<p className="standing-why">
						<Text>
							{fill(words.standings.decided, { name: words.tie_breaks[line.decided_by] })}
						</Text>
					</p>
				)}
				<ol>
					{reasonsOf(line, tie_breaks).map((reason) => (
						<ReasonOf key={reason.tieBreak} {...props} reason={reason} />
					))}
				</ol>
			</details>
		</li>
	);
}

function Table({ table, ...props }: StandingsProps & { table: LiveTable }) {
	const { words } = props;
	return (
		<div className="standings-table">
			{table.group !== null && <h3>{fill(words.round.group, { number: table.group })}</h3>}
			<ol className="standings">
				{table.lines.map((line) => (
					<Line key={line.player} {...props} line={line} />
				))}
			</ol>
		</div>
	);
}

/** The table of the rounds before a bracket; each line opens to the numbers behind its place. */
export function Standings(props: StandingsProps) {
	const { live, words } = props;
	const { standings, stages } = live.snapshot;
	if (standings.length === 0) return null;
	const cut = stages.find((stage) => isBracket(stage) && stage.takes > 0);
	return (
		<div className="live-standings">
			<p className="soft">
				<Text>{words.standings.why}</Text>
			</p>
			{cut && <p className="soft">{fill(words.standings.cut, { count: cut.takes })}</p>}
			{standings.map((table) => (
				<Table key={table.group ?? 0} {...props} table={table} />
			))}
		</div>
	);
}

/** The places of the whole tournament. */
export function Places({ live, me, words, language }: StandingsProps) {
	return (
		<section className="live-standings" aria-labelledby="final-places">
			<h3 id="final-places">
				<Text>
					{live.snapshot.state === 'finished' ? words.standings.final : words.standings.heading}
				</Text>
			</h3>
			<ol className="standings">
				{live.snapshot.places.map(({ place, player }) => {
					const [won, lost] = recordOf(live, player);
					return (
						<li className="standing" key={player} data-mine={player === me || undefined}>
							<p>
								<span className="standing-place">{place}</span>
								<span className="standing-name">
									<GivenText language={language}>{nameOf(live, player, words)}</GivenText>
								</span>
								<span className="standing-record">
									{won}–{lost}
								</span>
							</p>
						</li>
					);
				})}
			</ol>
		</section>
	);
}

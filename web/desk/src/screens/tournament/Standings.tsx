import type { Live } from '@/lib/live/live';
import type { LiveTable } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Table } from '~/ui/List';
import { Empty } from '~/ui/states';
import { nameOf } from './names';
import type { Parts } from './useTournament';

/** The places as they stand: of the whole day once there is a bracket, else the table. */
export function Standings({ live }: Parts) {
	const { say } = useLanguage();
	const { places, stage, standings } = live.snapshot;
	if (stage === null) return <Empty text={say('tournament.no_table')} />;
	return (
		<>
			{(stage > 1 || standings.length === 0) && (
				<Table
					caption={say('tournament.tab.table')}
					items={places}
					keyOf={({ player }) => player}
					columns={[
						{ title: say('tournament.place'), cell: ({ place }) => place, figure: true },
						{ title: say('tournament.player'), cell: ({ player }) => nameOf(live, player, say) },
					]}
				/>
			)}
			{standings.map((table) => (
				<StageTable key={table.group ?? 0} table={table} live={live} />
			))}
		</>
	);
}

function StageTable({ table, live }: { table: LiveTable; live: Live }) {
	const { say } = useLanguage();
	const title =
		table.group === null
			? say('tournament.tab.table')
			: say('tournament.group', { number: table.group });
	// The first two behind the points decide nearly always and fit on a phone; the file has them all.
	const ties = live.snapshot.tie_breaks.map((tie, at) => ({ tie, at })).slice(1, 3);
	return (
		<section className="section standings">
			<header>
				<h2>{title}</h2>
			</header>
			<Table
				caption={title}
				items={table.lines}
				keyOf={({ player }) => player}
				columns={[
					{ title: say('tournament.place'), cell: ({ place }) => place, figure: true },
					{ title: say('tournament.player'), cell: ({ player }) => nameOf(live, player, say) },
					{
						title: say('tournament.points'),
						cell: ({ points, losses }) => `${points}–${losses}`,
						figure: true,
					},
					...ties.map(({ tie, at }) => ({
						title: say(`tournament.tie.${tie}`),
						cell: ({ values }: LiveTable['lines'][number]) => values[at] ?? '',
						figure: true,
					})),
				]}
			/>
		</section>
	);
}

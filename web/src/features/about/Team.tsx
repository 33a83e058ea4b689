import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import type { Picture } from '@/lib/pictures';
import { Meeple } from '@/ui/Meeple';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { TeamCard } from './TeamCard';
import { TeamFilter } from './TeamFilter';
import './team.css';

type Words = Content['pages']['about']['team'];
type Entry = { member: Content['team'][number]; portrait: Picture };

interface Props {
	words: Words;
	/** The heading with its figure filled in. */
	heading: string;
	entries: Entry[];
}

interface HandProps {
	generation: Words['generations'][number];
	entries: Entry[];
	words: Words;
}

/** One generation: a tile that names it, and the cards of its people. */
function Hand({ generation, entries, words }: HandProps) {
	const roles = new Map(words.roles.map(({ id, label }) => [id, label]));
	return (
		<section
			className="hand"
			data-generation={generation.id}
			aria-labelledby={`team-${generation.id}`}
		>
			<div className="hand-tile">
				<h3 id={`team-${generation.id}`}>{generation.label}</h3>
				<div className="hand-pieces">
					{entries.map(({ member }) => (
						<Meeple key={member.id} size={40} />
					))}
				</div>
				<p>
					<Text>{generation.note}</Text>
				</p>
				<p className="hand-count">
					<Text>{fill(words.count, { count: entries.length })}</Text>
				</p>
			</div>
			<ul>
				{entries.map(({ member, portrait }) => (
					<TeamCard
						key={member.id}
						member={member}
						portrait={portrait}
						role={roles.get(member.role) ?? member.role}
						generation={generation.label}
						likes={words.likes}
					/>
				))}
			</ul>
		</section>
	);
}

/** Everyone, dealt onto the felt in four hands; the filter leaves only those it names. */
export function Team({ words, heading, entries }: Props) {
	return (
		<section className="section team" aria-labelledby="team">
			<div className="wrap">
				<SectionHeading heading={heading} lead={words.lead} id="team" />
				<TeamFilter words={words} members={entries.map(({ member }) => member)} />
				<div className="hands">
					{words.generations.map((generation) => (
						<Hand
							key={generation.id}
							generation={generation}
							entries={entries.filter(({ member }) => member.generation === generation.id)}
							words={words}
						/>
					))}
				</div>
			</div>
		</section>
	);
}

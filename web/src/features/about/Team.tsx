import type { Content } from '@/generated/content';
import { type Picture, picture, thumbnail } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Sideways } from '@/ui/controls/Sideways';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface TeamCardProps {
	member: Content['team'][number];
	portrait: Picture;
	role: string;
	generation: string;
	/** The word before the favourite thing. */
	likes: string;
}

/** A portrait card. The picture shows a name that stands right under it, so it says nothing more. */
function TeamCard({ member, portrait, role, generation, likes }: TeamCardProps) {
	return (
		<li className="team-card" data-role={member.role}>
			<Photo
				picture={portrait}
				alt=""
				sizes="(min-width: 1320px) 230px, (min-width: 1000px) 18vw, (min-width: 640px) 30vw, 45vw"
			/>
			<div className="team-card-words">
				<p className="team-name">{member.name}</p>
				<p className="team-role">{role}</p>
				<p className="team-generation">{generation}</p>
				<p className="team-favourite">
					<span className="hidden-visually">{likes} </span>
					<Text>{member.favourite}</Text>
				</p>
			</div>
		</li>
	);
}

interface TeamFilterProps {
	words: Content['pages']['about']['team'];
	members: Content['team'];
}

interface ChipProps {
	value: string;
	label: string;
	count: number;
	chosen?: boolean;
}

function Chip({ value, label, count, chosen = false }: ChipProps) {
	return (
		<label className="team-chip">
			<input type="radio" name="team" value={value} defaultChecked={chosen} />
			<span>
				<Text>{label}</Text> <small>{count}</small>
			</span>
		</label>
	);
}

/** Choosing works by the style sheet alone: it looks which of these is checked. */
function TeamFilter({ words, members }: TeamFilterProps) {
	const generations = words.generations.map(({ id, label }) => ({
		value: id,
		label,
		count: members.filter(({ generation }) => generation === id).length,
	}));
	const roles = words.roles.map(({ id, label }) => ({
		value: id,
		label,
		count: members.filter(({ role }) => role === id).length,
	}));
	return (
		<fieldset className="team-filter no-print">
			<legend>
				<Text>{words.filter}</Text>
			</legend>
			<div className="team-chips">
				<Chip value="everyone" label={words.everyone} count={members.length} chosen />
				{generations.map((chip) => (
					<Chip key={chip.value} {...chip} />
				))}
			</div>
			<div className="team-chips" data-by="role">
				{roles.map((chip) => (
					<Chip key={chip.value} {...chip} />
				))}
			</div>
		</fieldset>
	);
}

type Words = Content['pages']['about']['team'];
type Entry = { member: Content['team'][number]; portrait: Picture };

interface TeamProps {
	words: Words;
	/** The heading with its figure filled in. */
	heading: string;
	entries: Entry[];
}

/** What each generation is known for, on the tile of a wide screen: there its faces are beside it. */
const emblems: Readonly<Record<string, string>> = {
	gen_1: 'closing/table',
	gen_2: 'closing/way',
	gen_3: 'home/arena',
	new_gen: 'team-building/icebreaker',
};

interface HandProps {
	generation: Words['generations'][number];
	entries: Entry[];
	words: Words;
}

/** One generation: a tile that names it, and the cards of its people. */
function Hand({ generation, entries, words }: HandProps) {
	const roles = new Map(words.roles.map(({ id, label }) => [id, label]));
	const emblem = emblems[generation.id];
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
						<img
							key={member.id}
							{...thumbnail(member.image)}
							alt=""
							loading="lazy"
							decoding="async"
						/>
					))}
				</div>
				{emblem && (
					<Photo
						className="hand-emblem"
						picture={picture(emblem)}
						alt=""
						sizes="(width >= 1100px) 300px, 1px"
						cutout
					/>
				)}
				<p>
					<Text>{generation.note}</Text>
				</p>
				<p className="hand-count">
					<Text>{fill(words.count, { count: entries.length })}</Text>
				</p>
			</div>
			<Sideways as="ul" aria-labelledby={`team-${generation.id}`}>
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
			</Sideways>
		</section>
	);
}

/** Everyone, dealt onto the felt in four hands; the filter leaves only those it names. */
export function Team({ words, heading, entries }: TeamProps) {
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

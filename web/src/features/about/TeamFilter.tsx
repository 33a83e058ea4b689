import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import './team-filter.css';

interface Props {
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
export function TeamFilter({ words, members }: Props) {
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

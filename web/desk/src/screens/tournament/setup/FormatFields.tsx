import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLanguage } from '~/lib/language';
import { IconButton } from '~/ui/Button';
import { SelectField, SwitchField, TextField } from '~/ui/Field';
import { List, Row } from '~/ui/List';
import {
	cutOf,
	cuts,
	firstOf,
	hasCut,
	type Kind,
	kinds,
	matchTypes,
	type Settings,
	type Stage,
	typeName,
	typeOf,
	withCut,
	withFirst,
	withTieBreak,
} from './settings';

interface Props {
	settings: Settings;
	onChange: (settings: Settings) => void;
}

/** The format itself: how they meet, how often, who goes on, and what a match is. */
export function FormatFields({ settings, onChange }: Props) {
	const { say } = useLanguage();
	const first = firstOf(settings);
	const cut = cutOf(settings);
	return (
		<>
			<div className="side-by-side">
				<SelectField
					label={say('tournament.kind')}
					value={first.kind}
					onValue={(kind) => onChange(withFirst(settings, { kind: kind as Kind }))}
					options={kinds.map((kind) => ({ value: kind, label: say(`tournament.kind.${kind}`) }))}
				/>
				{first.kind === 'swiss' && (
					<CountSelect
						label={say('tournament.rounds_count')}
						most={12}
						value={first.rounds}
						onValue={(rounds) => onChange(withFirst(settings, { rounds }))}
					/>
				)}
				{first.kind === 'groups' && (
					<CountSelect
						label={say('tournament.groups_count')}
						most={32}
						value={first.groups}
						onValue={(groups) => onChange(withFirst(settings, { groups }))}
					/>
				)}
				<MatchTypeSelect
					label={say('tournament.match_type')}
					stage={first}
					onValue={(match) => onChange(withFirst(settings, { match }))}
				/>
			</div>
			{hasCut(first.kind) && (
				<div className="side-by-side">
					<SelectField
						label={say('tournament.cut')}
						value={String(cut?.takes ?? 0)}
						onValue={(takes) => onChange(withCut(settings, { takes: Number(takes) }))}
						options={cuts.map((count) => ({
							value: String(count),
							label: count === 0 ? say('tournament.cut_none') : say('tournament.cut_to', { count }),
						}))}
					/>
					{cut && (
						<>
							<SelectField
								label={say('tournament.cut_kind')}
								value={cut.kind}
								onValue={(kind) => onChange(withCut(settings, { kind: kind as Kind }))}
								options={(['single', 'double'] as const).map((kind) => ({
									value: kind,
									label: say(`tournament.kind.${kind}`),
								}))}
							/>
							<MatchTypeSelect
								label={say('tournament.cut_match_type')}
								stage={cut}
								onValue={(match) => onChange(withCut(settings, { match }))}
							/>
						</>
					)}
				</div>
			)}
		</>
	);
}

function CountSelect({
	label,
	most,
	value,
	onValue,
}: {
	label: string;
	most: number;
	value: number;
	onValue: (value: number) => void;
}) {
	return (
		<SelectField
			label={label}
			value={String(value)}
			onValue={(text) => onValue(Number(text))}
			options={Array.from({ length: Math.max(most, value) }, (_, at) => String(at + 1)).map(
				(text) => ({ value: text, label: text }),
			)}
		/>
	);
}

function MatchTypeSelect({
	label,
	stage,
	onValue,
}: {
	label: string;
	stage: Stage;
	onValue: (match: Stage['match']) => void;
}) {
	const { say } = useLanguage();
	return (
		<SelectField
			label={label}
			value={typeName(stage.match)}
			onValue={(name) => onValue(typeOf(name))}
			options={matchTypes.map((type) => ({
				value: typeName(type),
				label: say('tournament.match_type_is', { target: type.target, best: type.best_of }),
			}))}
		/>
	);
}

interface MoreProps extends Props {
	/** The minutes after which a match is slow, as they are typed. */
	slow: string;
	onSlow: (minutes: string) => void;
	slowMistake: string | null;
}

/** What is seldom changed: lateness, seeding, slow matches, third place, tie-breaks. */
export function MoreFields({ settings, onChange, slow, onSlow, slowMistake }: MoreProps) {
	const { say } = useLanguage();
	const bracket = cutOf(settings) ?? firstOf(settings);
	const isFirst = cutOf(settings) === undefined;
	const setBracket = (part: Partial<Stage>) =>
		onChange(isFirst ? withFirst(settings, part) : withCut(settings, part));
	return (
		<>
			<div className="side-by-side">
				<SelectField
					label={say('tournament.late')}
					value={settings.late}
					onValue={(late) => onChange({ ...settings, late: late as Settings['late'] })}
					options={(['loss', 'bye'] as const).map((value) => ({
						value,
						label: say(`tournament.late.${value}`),
					}))}
				/>
				<SelectField
					label={say('tournament.seeding')}
					value={settings.seeding}
					onValue={(seeding) => onChange({ ...settings, seeding: seeding as Settings['seeding'] })}
					options={(['rating', 'lots'] as const).map((value) => ({
						value,
						label: say(`tournament.seeding.${value}`),
					}))}
				/>
				<TextField
					label={say('tournament.slow_minutes')}
					inputMode="numeric"
					unit={say('tournament.minutes_unit')}
					value={slow}
					onValue={onSlow}
					mistake={slowMistake}
				/>
			</div>
			{bracket.kind === 'single' && (
				<SwitchField
					label={say('tournament.third')}
					value={bracket.third_place}
					onValue={(third_place) => setBracket({ third_place })}
				/>
			)}
			{bracket.kind === 'double' && (
				<SwitchField
					label={say('tournament.reset')}
					value={bracket.reset}
					onValue={(reset) => setBracket({ reset })}
				/>
			)}
			<SwitchField
				label={say('tournament.deck_check')}
				hint={say('tournament.deck_check_hint')}
				value={settings.deck_check}
				onValue={(deck_check) => onChange({ ...settings, deck_check })}
			/>
			<TieBreaks settings={settings} onChange={onChange} />
		</>
	);
}

function TieBreaks({ settings, onChange }: Props) {
	const { say } = useLanguage();
	const last = settings.tie_breaks.length - 1;
	return (
		<fieldset className="form">
			<legend>{say('tournament.tie_breaks')}</legend>
			<List label={say('tournament.tie_breaks')}>
				{settings.tie_breaks.map((tie, at) => {
					const name = say(`tournament.tie.${tie}`);
					return (
						<Row
							key={tie}
							title={`${at + 1}. ${name}`}
							end={
								at > 0 && (
									<>
										<IconButton
											label={say('tournament.tie_up', { name })}
											disabled={at === 1}
											onClick={() => onChange(withTieBreak(settings, at, -1))}
										>
											<ArrowUp />
										</IconButton>
										<IconButton
											label={say('tournament.tie_down', { name })}
											disabled={at === last}
											onClick={() => onChange(withTieBreak(settings, at, 1))}
										>
											<ArrowDown />
										</IconButton>
									</>
								)
							}
						/>
					);
				})}
			</List>
		</fieldset>
	);
}

import { useState } from 'react';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/Field';
import { Section } from '~/ui/Page';
import { useToast } from '~/ui/Toast';
import { JudgeCode } from './JudgeCode';
import { Setup } from './setup/Setup';
import type { Settings } from './setup/settings';
import type { Parts } from './useTournament';

/** Judges, the public pages, paper and files, and the format while it can change. */
export function More(parts: Parts) {
	const { event, organiser, acting } = parts;
	const { say, language } = useLanguage();
	const tell = useToast();
	const [inviting, setInviting] = useState(false);
	const { state, stages, stadiums, players } = organiser.tournament;
	const prefix = `${organiser.site}${language === 'en' ? '/en' : ''}/events/${event}`;
	const save = async (settings: Settings) => {
		const done = await acting.act('settings', { settings });
		if (done) tell(say('tournament.saved'));
		return done !== undefined;
	};
	return (
		<>
			<Section title={say('tournament.judges')}>
				<p className="soft">{say('tournament.judge_text')}</p>
				<div className="actions">
					<Button tone="main" onClick={() => setInviting(true)}>
						{say('tournament.judge_add')}
					</Button>
				</div>
				{inviting && (
					<JudgeCode event={event} stadiums={stadiums.length} onClose={() => setInviting(false)} />
				)}
			</Section>
			<Section title={say('tournament.links')}>
				<div className="actions">
					<a className="button" href={prefix} target="_blank" rel="noreferrer">
						{say('tournament.live_page')}
					</a>
					<a className="button" href={`${prefix}/board`} target="_blank" rel="noreferrer">
						{say('tournament.board_page')}
					</a>
				</div>
			</Section>
			<Section title={say('tournament.files')}>
				<div className="actions">
					{stages.some(({ drawn }) => drawn > 0) && (
						<Button onClick={() => print()}>{say('tournament.print_round')}</Button>
					)}
					<a className="button" href={`/api/tournaments/${event}/results.csv`} download>
						{say('tournament.results_csv')}
					</a>
					<a className="button" href={`/api/tournaments/${event}/places.csv`} download>
						{say('tournament.places_csv')}
					</a>
				</div>
			</Section>
			{state === 'registering' && (
				<Section title={say('tournament.change_format')}>
					<Setup
						event={event}
						count={players.length}
						current={organiser.settings as unknown as Settings}
						busy={acting.busy}
						error={null}
						onSave={save}
					/>
				</Section>
			)}
			<RoundsChange {...parts} />
		</>
	);
}

/** More or fewer Swiss rounds, while they are being played. */
function RoundsChange({ organiser, acting }: Parts) {
	const { say } = useLanguage();
	const { stage, stages, state } = organiser.tournament;
	const current = stages.find(({ number }) => number === stage);
	if (state !== 'running' || current?.kind !== 'swiss') return null;
	const least = Math.max(current.drawn, 1);
	const options = Array.from({ length: Math.max(12, current.rounds) - least + 1 }, (_, at) =>
		String(at + least),
	);
	return (
		<SelectField
			label={say('tournament.rounds_change')}
			value={String(current.rounds)}
			onValue={(rounds) => void acting.rule('change_rounds', { rounds: Number(rounds) })}
			options={options.map((value) => ({ value, label: value }))}
		/>
	);
}

import { type FormEvent, useState } from 'react';
import type { PairingBody, PairingForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Code } from '~/screens/devices/Invite';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { SelectField, TextField } from '~/ui/Field';
import { ErrorNote } from '~/ui/states';

/** The code that makes a phone a judge's, of one stadium or of any, until the day ends. */
export function JudgeCode({
	event,
	stadiums,
	onClose,
}: {
	event: number;
	stadiums: number;
	onClose: () => void;
}) {
	const { say } = useLanguage();
	const invite = useWrite<PairingForm, PairingBody>('pairings');
	const [name, setName] = useState('');
	const [stadium, setStadium] = useState('1');
	const send = (pressed: FormEvent) => {
		pressed.preventDefault();
		invite.mutate({
			name: name.trim(),
			role: 'judge',
			event_id: event,
			stadium: stadium ? Number(stadium) : null,
		});
	};
	const another = () => {
		setName('');
		if (stadium) setStadium(String((Number(stadium) % stadiums) + 1));
		invite.reset();
	};
	return (
		<Dialog title={say('tournament.judge_add')} onClose={onClose}>
			{invite.data ? (
				<div className="form">
					<Code pairing={invite.data} />
					<Button onClick={another}>{say('tournament.judge_another')}</Button>
				</div>
			) : (
				<form className="form" onSubmit={send}>
					<TextField
						label={say('devices.who')}
						hint={say('devices.who_hint')}
						value={name}
						onValue={setName}
						maxLength={100}
						autoComplete="off"
					/>
					<SelectField
						label={say('tournament.judge_stadium')}
						value={stadium}
						onValue={setStadium}
						options={[
							...Array.from({ length: stadiums }, (_, at) => ({
								value: String(at + 1),
								label: say('tournament.stadium', { number: at + 1 }),
							})),
							{ value: '', label: say('tournament.judge_any') },
						]}
					/>
					<ErrorNote error={invite.error} />
					<Button type="submit" tone="main" busy={invite.isPending} disabled={!name.trim()}>
						{say('devices.make_code')}
					</Button>
				</form>
			)}
		</Dialog>
	);
}

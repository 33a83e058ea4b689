import { useState } from 'react';
import { useLanguage } from '~/lib/language';
import { Invite } from '~/screens/devices/Invite';
import { SelectField } from '~/ui/Field';

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
	const [stadium, setStadium] = useState('1');
	const label = (value: string) =>
		value ? say('tournament.stadium', { number: value }) : say('tournament.judge_any');
	const nextStadium = () => {
		if (stadium) setStadium(String((Number(stadium) % stadiums) + 1));
	};
	return (
		<Invite
			title={say('tournament.judge_add')}
			may={{ role: 'judge', event_id: event, stadium: stadium ? Number(stadium) : null }}
			label={label(stadium)}
			onAnother={nextStadium}
			onClose={onClose}
		>
			<SelectField
				label={say('tournament.judge_stadium')}
				value={stadium}
				onValue={setStadium}
				options={[...Array.from({ length: stadiums }, (_, at) => String(at + 1)), ''].map(
					(value) => ({ value, label: label(value) }),
				)}
			/>
		</Invite>
	);
}

import { useMutation } from '@tanstack/react-query';
import { longDeadline, write } from '~/api/client';
import type { EventPictureBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { FileButton } from '~/ui/FileButton';
import { ErrorNote } from '~/ui/states';

interface Props {
	/** The picture's address on the site, or a link elsewhere. */
	value: string;
	onValue: (address: string) => void;
	mistake: string | null | undefined;
}

const folder = '/events/pictures/';

/** An event's own picture: sent from the phone, or a link to one that is elsewhere. */
export function EventPicture({ value, onValue, mistake }: Props) {
	const { say } = useLanguage();
	const send = useMutation({
		mutationFn: (file: File) =>
			write<EventPictureBody>('events/picture', file, { deadline: longDeadline }),
		onSuccess: ({ picture }) => onValue(picture),
	});
	const isOurs = value.startsWith(folder);
	return (
		<fieldset className="form event-picture">
			<legend>
				{say('events.picture')} <span className="soft">{say('ui.optional')}</span>
			</legend>
			{isOurs && (
				<img
					src={`/api/events/picture/${value.slice(folder.length)}`}
					alt={say('events.picture_now')}
				/>
			)}
			<div className="actions">
				<FileButton busy={send.isPending} onFile={(file) => send.mutate(file)}>
					{say(value ? 'shop.picture_replace' : 'events.picture_add')}
				</FileButton>
				{value && <Button onClick={() => onValue('')}>{say('events.picture_remove')}</Button>}
			</div>
			<p className="soft">{say('events.picture_hint')}</p>
			<ErrorNote error={send.error} />
			{isOurs ? (
				mistake && <p className="mistake">{mistake}</p>
			) : (
				<TextField
					label={say('events.picture_link')}
					inputMode="url"
					required={false}
					value={value}
					onValue={onValue}
					mistake={mistake}
				/>
			)}
		</fieldset>
	);
}

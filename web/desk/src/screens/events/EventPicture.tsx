import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longDeadline, write } from '~/api/client';
import type { EventPictureBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { FileButton } from '~/ui/FileButton';
import { FocusPoint, type Point } from '~/ui/FocusPoint';
import { ErrorNote } from '~/ui/states';

interface Props {
	/** The picture's address on the site, or a link elsewhere. */
	value: string;
	onValue: (address: string) => void;
	/** What every crop of it keeps in sight. */
	point: Point;
	onPoint: (point: Point) => void;
	mistake: string | null | undefined;
}

const folder = '/events/pictures/';

/** An event's own picture: sent from the phone, or a link to one that is elsewhere. */
export function EventPicture({ value, onValue, point, onPoint, mistake }: Props) {
	const { say } = useLanguage();
	const [pointing, setPointing] = useState(false);
	const send = useMutation({
		mutationFn: (file: File) =>
			write<EventPictureBody>('events/picture', file, { deadline: longDeadline }),
		onSuccess: ({ picture }) => onValue(picture),
	});
	const isOurs = value.startsWith(folder);
	const source = isOurs ? `/api/events/picture/${value.slice(folder.length)}` : null;
	return (
		<fieldset className="form event-picture">
			<legend>
				{say('events.picture')} <span className="soft">{say('ui.optional')}</span>
			</legend>
			{source && (
				<img
					src={source}
					alt={say('events.picture_now')}
					style={{ objectPosition: point.map((at) => `${at}%`).join(' ') }}
				/>
			)}
			<div className="actions">
				<FileButton busy={send.isPending} onFile={(file) => send.mutate(file)}>
					{say(value ? 'shop.picture_replace' : 'events.picture_add')}
				</FileButton>
				{value && <Button onClick={() => setPointing(true)}>{say('shop.focus')}</Button>}
				{value && <Button onClick={() => onValue('')}>{say('events.picture_remove')}</Button>}
			</div>
			{pointing && (
				<PointDialog
					source={source}
					first={point}
					onPoint={onPoint}
					onClose={() => setPointing(false)}
				/>
			)}
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

interface PointProps {
	source: string | null;
	first: Point;
	onPoint: (point: Point) => void;
	onClose: () => void;
}

/** The point goes into the form, and is kept when the event is saved. */
function PointDialog({ source, first, onPoint, onClose }: PointProps) {
	const { say } = useLanguage();
	const [point, setPoint] = useState(first);
	const use = () => {
		onPoint(point);
		onClose();
	};
	return (
		<Dialog title={say('shop.focus')} onClose={onClose} wide>
			<div className="form">
				<FocusPoint source={source} point={point} onPoint={setPoint} />
				<Button tone="main" onClick={use}>
					{say('events.picture_point')}
				</Button>
			</div>
		</Dialog>
	);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { longDeadline, write } from '~/api/client';
import type { PictureBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { FileButton } from '~/ui/FileButton';
import { ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { FocusDialog } from './FocusDialog';

interface Props {
	label: ReactNode;
	mistake: string | undefined;
	required: boolean;
	value: string;
	onValue: (value: string) => void;
}

/** A picture by its name: what it shows now, and a press to put another photograph in its place. */
export function PictureField({ label, mistake, required, value, onValue }: Props) {
	const { say } = useLanguage();
	const tell = useToast();
	const questions = useQueryClient();
	const [version, setVersion] = useState(0);
	const [focusing, setFocusing] = useState(false);
	const send = useMutation({
		mutationFn: (file: File) =>
			write<PictureBody>(`pictures?name=${encodeURIComponent(value)}`, file, {
				deadline: longDeadline,
			}),
		onSuccess: () => {
			setVersion((before) => before + 1);
			tell(say('shop.picture_sent'));
			for (const first of ['draft', 'content', 'today'])
				void questions.invalidateQueries({ queryKey: [first] });
		},
	});
	return (
		<div className="picture-field">
			{value && <img src={`/api/pictures/${value}?${version}`} alt="" loading="lazy" />}
			<div className="form">
				<TextField
					label={label}
					mistake={mistake}
					required={required}
					value={value}
					onValue={onValue}
				/>
				<FileButton busy={send.isPending} disabled={!value} onFile={(file) => send.mutate(file)}>
					{say('shop.picture_replace')}
				</FileButton>
				{value && <Button onClick={() => setFocusing(true)}>{say('shop.focus')}</Button>}
				{focusing && (
					<FocusDialog name={value} version={version} onClose={() => setFocusing(false)} />
				)}
				<ErrorNote error={send.error} />
			</div>
		</div>
	);
}

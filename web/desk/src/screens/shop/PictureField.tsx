import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { longDeadline, write } from '~/api/client';
import type { PictureBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
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
	const id = useId();
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
				<label className="button" htmlFor={id} aria-busy={send.isPending}>
					<ImageUp aria-hidden="true" /> {say('shop.picture_replace')}
				</label>
				<input
					id={id}
					className="visually-hidden"
					type="file"
					accept="image/jpeg,image/png,image/webp,image/avif"
					disabled={!value || send.isPending}
					onChange={(event) => {
						const file = event.target.files?.[0];
						if (file) send.mutate(file);
						event.target.value = '';
					}}
				/>
				{value && <Button onClick={() => setFocusing(true)}>{say('shop.focus')}</Button>}
				{focusing && (
					<FocusDialog name={value} version={version} onClose={() => setFocusing(false)} />
				)}
				<ErrorNote error={send.error} />
			</div>
		</div>
	);
}

import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { DraftBody, EditsForm, FieldBody, FieldsBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { FocusPoint, middle, type Point } from '~/ui/FocusPoint';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { keyOf } from '../draft/tree';

const file = 'images.yaml';

interface Props {
	/** The picture's name, and the number of its version on this screen. */
	name: string;
	version: number;
	onClose: () => void;
}

/** Where a picture is looked at: every crop keeps this point in sight. */
export function FocusDialog(props: Props) {
	const { say } = useLanguage();
	const fields = useQuestion<FieldsBody>(`content/fields?file=${file}`, [
		'content',
		'fields',
		file,
	]);
	return (
		<Dialog title={say('shop.focus')} onClose={props.onClose} wide>
			<Answered question={fields}>
				{(answer) => <FocusForm {...props} known={focusIn(answer.fields, props.name)} />}
			</Answered>
		</Dialog>
	);
}

/** The point that the content names for a picture, if it names one. */
export function focusIn(
	fields: readonly Pick<FieldBody, 'steps' | 'value'>[],
	name: string,
): Point | null {
	const [left, top] = [0, 1].map((at) => {
		const key = keyOf(['focus', name, at]);
		return fields.find(({ steps }) => keyOf(steps) === key)?.value;
	});
	return typeof left === 'number' && typeof top === 'number' ? [left, top] : null;
}

function FocusForm({ name, version, known, onClose }: Props & { known: Point | null }) {
	const { say } = useLanguage();
	const tell = useToast();
	const [point, setPoint] = useState<Point>(known ?? middle);
	const edit = useWrite<EditsForm, DraftBody>('draft/edit', {
		changes: ['content', 'draft', 'today'],
		onDone: () => {
			tell(say('shop.focus_saved'));
			onClose();
		},
	});
	const save = () =>
		edit.mutate({
			edits: [{ file, kind: 'set', steps: ['focus', name], expected: known, value: point }],
		});
	return (
		<div className="form">
			<FocusPoint source={`/api/pictures/${name}?${version}`} point={point} onPoint={setPoint} />
			<ErrorNote error={edit.error} />
			<Button tone="main" busy={edit.isPending} onClick={save}>
				{say('counter.save')}
			</Button>
		</div>
	);
}

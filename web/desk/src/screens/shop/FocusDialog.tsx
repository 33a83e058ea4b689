import { type MouseEvent, useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { DraftBody, EditsForm, FieldBody, FieldsBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { keyOf } from './tree';

const file = 'images.yaml';
type Point = readonly [number, number];
const middle: Point = [50, 50];

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
	const [[left, top], setPoint] = useState<Point>(known ?? middle);
	const edit = useWrite<EditsForm, DraftBody>('draft/edit', {
		changes: ['content', 'draft', 'today'],
		onDone: () => {
			tell(say('shop.focus_saved'));
			onClose();
		},
	});
	const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
		const room = currentTarget.getBoundingClientRect();
		const per = (part: number, whole: number) => Math.round((100 * part) / whole);
		setPoint([per(clientX - room.left, room.width), per(clientY - room.top, room.height)]);
	};
	const save = () =>
		edit.mutate({
			edits: [{ file, kind: 'set', steps: ['focus', name], expected: known, value: [left, top] }],
		});
	return (
		<div className="form">
			<p>{say('shop.focus_text')}</p>
			<button
				type="button"
				className="focus-picture"
				tabIndex={-1}
				aria-hidden="true"
				onClick={press}
			>
				<img src={`/api/pictures/${name}?${version}`} alt="" />
				<span style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
			</button>
			<Slider label={say('shop.focus_left')} value={left} onValue={(at) => setPoint([at, top])} />
			<Slider label={say('shop.focus_top')} value={top} onValue={(at) => setPoint([left, at])} />
			<ErrorNote error={edit.error} />
			<Button tone="main" busy={edit.isPending} onClick={save}>
				{say('counter.save')}
			</Button>
		</div>
	);
}

/** The same by keyboard. */
function Slider({
	label,
	value,
	onValue,
}: {
	label: string;
	value: number;
	onValue: (value: number) => void;
}) {
	return (
		<label className="focus-slider">
			<span>{label}</span>
			<input
				type="range"
				min={0}
				max={100}
				value={value}
				onChange={(event) => onValue(Number(event.target.value))}
			/>
		</label>
	);
}

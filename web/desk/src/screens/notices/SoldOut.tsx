import { useState } from 'react';
import { useBranches } from '~/api/questions';
import type { AvailableForm, DishBody, NoticesBody, SoldOutForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { keep, kept } from '~/lib/kept';
import { useLanguage } from '~/lib/language';
import { BranchSelect, everyBranch } from '~/ui/BranchSelect';
import { SwitchField, TextField } from '~/ui/Field';
import { Empty } from '~/ui/states';
import { useFailed } from '~/ui/Toast';

// The answers of quick presses may overtake each other, so the notices are asked for anew.
const changes = ['notices', 'today'];

/** Every dish with a switch; the branch is chosen once and stays chosen on this device. */
export function SoldOut({ notices }: { notices: NoticesBody }) {
	const { say, pick } = useLanguage();
	const failed = useFailed();
	const all = useBranches().map(({ id }) => id);
	const [branch, setBranch] = useState(() => String(kept('sold-out.branch') ?? ''));
	const [typed, setTyped] = useState('');
	const [long, setLong] = useState(false);
	const onFailed = (problem: Error, form: AvailableForm) => {
		const dish = notices.dishes.find(({ key }) => key === form.dish);
		failed(dish ? pick(dish) : form.dish, problem);
	};
	const out = useWrite<SoldOutForm, NoticesBody>('notices/sold-out', { changes, onFailed });
	const back = useWrite<AvailableForm, NoticesBody>('notices/available', { changes, onFailed });
	const meant = branch === everyBranch ? all : [branch];
	const marks = notices.sold_out.filter(({ branch_id }) => meant.includes(branch_id));
	const isOut = (dish: DishBody) =>
		meant.length > 0 &&
		meant.every((id) => marks.some((one) => one.dish === dish.key && one.branch_id === id));
	const turn = (dish: DishBody, soldOut: boolean) => {
		const form = { dish: dish.key, branches: meant };
		if (soldOut) out.mutate({ ...form, until_taken_back: long });
		else back.mutate(form);
	};
	const wanted = typed.trim().toLocaleLowerCase();
	const shown = notices.dishes
		.filter(({ th, en }) => th.includes(wanted) || en.toLocaleLowerCase().includes(wanted))
		.toSorted((one, two) => Number(isOut(two)) - Number(isOut(one)));
	return (
		<div className="form">
			<p>{say('notices.sold_out_text')}</p>
			<BranchSelect
				label={say('notices.branch')}
				none={say('counter.choose_branch')}
				all={say('counter.all_branches')}
				value={branch}
				onValue={(id) => {
					keep('sold-out.branch', id);
					setBranch(id);
				}}
			/>
			{branch ? (
				<>
					<TextField label={say('notices.find')} type="search" value={typed} onValue={setTyped} />
					<SwitchField label={say('notices.keep')} value={long} onValue={setLong} />
					{shown.length === 0 && <Empty text={say('notices.none_found')} />}
					<div className="list switches">
						{shown.map((dish) => (
							<DishSwitch
								key={dish.key}
								dish={dish}
								soldOut={isOut(dish)}
								until={marks.find((one) => one.dish === dish.key)?.until}
								onTurn={(soldOut) => turn(dish, soldOut)}
							/>
						))}
					</div>
				</>
			) : (
				<Empty text={say('notices.branch_first')} />
			)}
		</div>
	);
}

function DishSwitch({
	dish,
	soldOut,
	until,
	onTurn,
}: {
	dish: DishBody;
	soldOut: boolean;
	until: string | null | undefined;
	onTurn: (soldOut: boolean) => void;
}) {
	const { say, pick } = useLanguage();
	const ends = until === null ? 'notices.until_back' : 'notices.until_morning';
	return (
		<SwitchField
			label={pick(dish)}
			hint={soldOut ? `${say('notices.sold_out')} ${say(ends)}` : undefined}
			value={soldOut}
			onValue={onTurn}
		/>
	);
}

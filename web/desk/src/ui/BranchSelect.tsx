import { useBranches } from '~/api/questions';
import { useLanguage } from '~/lib/language';
import { SelectField } from './Field';

/** What stands for every branch, where a screen offers that. */
export const everyBranch = 'all';

/** One of the branches. `none` is what no branch is called; `all` is offered where it has a name. */
export function BranchSelect({
	label,
	none,
	all,
	value,
	onValue,
	mistake,
}: {
	label: string;
	none: string;
	all?: string;
	value: string;
	onValue: (value: string) => void;
	mistake?: string | null;
}) {
	const { pick } = useLanguage();
	const options = useBranches().map(({ id, name }) => ({ value: id, label: pick(name) }));
	return (
		<SelectField
			label={label}
			options={[
				{ value: '', label: none },
				...options,
				...(all ? [{ value: everyBranch, label: all }] : []),
			]}
			value={value}
			onValue={onValue}
			mistake={mistake}
		/>
	);
}

import { useBranches } from '~/api/branches';
import { useLanguage } from '~/lib/language';
import { SelectField } from './Field';

/** One of the branches; `none` is what the first choice, which is no branch, is called. */
export function BranchSelect({
	label,
	none,
	value,
	onValue,
	mistake,
}: {
	label: string;
	none: string;
	value: string;
	onValue: (value: string) => void;
	mistake?: string | null;
}) {
	const { pick } = useLanguage();
	const options = useBranches().map(({ id, name }) => ({ value: id, label: pick(name) }));
	return (
		<SelectField
			label={label}
			options={[{ value: '', label: none }, ...options]}
			value={value}
			onValue={onValue}
			mistake={mistake}
		/>
	);
}

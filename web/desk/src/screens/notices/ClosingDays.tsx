import { useBranches } from '~/api/questions';
import type { ClosingDaysForm, NoticesBody, OpenAgainForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { dayOf, namedDay } from '~/lib/time';
import { useDraft } from '~/lib/useDraft';
import { BilingualField } from '~/ui/BilingualField';
import { BranchSelect, everyBranch } from '~/ui/BranchSelect';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/Field';
import { List, Row } from '~/ui/List';
import { Section } from '~/ui/Page';
import { Empty, ErrorNote, RestoredNote, useMistake } from '~/ui/states';
import { useFailed, useToast } from '~/ui/Toast';

// The answers of quick presses may overtake each other, so the notices are asked for anew.
const changes = ['notices', 'today'];

const blank = () => {
	const today = dayOf(new Date());
	return { branch: '', first: today, last: today, reason: { th: '', en: '' } };
};

/** A last day before the first one means the first alone. Days are written so that text sorts. */
const lastDay = ({ first, last }: { first: string; last: string }) =>
	[first, last].toSorted().at(-1) ?? first;

export function ClosingDays({ notices }: { notices: NoticesBody }) {
	const { say, pick, language } = useLanguage();
	const branches = useBranches();
	const failed = useFailed();
	const nameOf = ({ branch_id, day }: OpenAgainForm) => {
		const branch = branches.find(({ id }) => id === branch_id);
		return `${namedDay(day, language)} · ${branch ? pick(branch.name) : branch_id}`;
	};
	const open = useWrite<OpenAgainForm, NoticesBody>('notices/open', {
		changes,
		onFailed: (problem, form) => failed(nameOf(form), problem),
	});
	return (
		<>
			<CloseForm all={branches.map(({ id }) => id)} />
			<Section title={say('notices.closing')}>
				{notices.closing_days.length === 0 ? (
					<Empty text={say('notices.none_closed')} />
				) : (
					<List label={say('notices.closing')}>
						{notices.closing_days.map(({ branch_id, day, reason, reason_en }) => (
							<Row
								key={`${branch_id} ${day}`}
								title={nameOf({ branch_id, day })}
								text={pick({ th: reason, en: reason_en || reason })}
								end={
									<Button onClick={() => open.mutate({ branch_id, day })}>
										{say('notices.open')}
									</Button>
								}
							/>
						))}
					</List>
				)}
			</Section>
		</>
	);
}

function CloseForm({ all }: { all: readonly string[] }) {
	const { say } = useLanguage();
	const tell = useToast();
	const draft = useDraft('closing-days', blank());
	const { value, change } = draft;
	const close = useWrite<ClosingDaysForm, NoticesBody>('notices/close', {
		changes,
		onDone: () => {
			draft.clear(blank());
			tell(say('notices.closed'));
		},
	});
	const wrong = useMistake(close.error);
	const send = () =>
		close.mutate({
			branches: value.branch === everyBranch ? all : [value.branch],
			first: value.first,
			last: lastDay(value),
			reason: value.reason.th,
			reason_en: value.reason.en,
		});
	return (
		<form
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<RestoredNote shown={draft.restored} onClear={() => draft.clear(blank())} />
			<p>{say('notices.closing_text')}</p>
			<BranchSelect
				label={say('events.branch')}
				none={say('counter.choose_branch')}
				all={say('counter.all_branches')}
				value={value.branch}
				onValue={(branch) => change({ ...value, branch })}
			/>
			<div className="side-by-side">
				<TextField
					label={say('notices.first')}
					type="date"
					value={value.first}
					onValue={(first) => change({ ...value, first })}
					mistake={wrong('first')}
				/>
				<TextField
					label={say('notices.last')}
					type="date"
					value={lastDay(value)}
					onValue={(last) => change({ ...value, last })}
					mistake={wrong('last')}
				/>
			</div>
			<BilingualField
				label={say('notices.reason')}
				required={false}
				value={value.reason}
				mistakes={{ th: wrong('reason'), en: wrong('reason_en') }}
				onValue={(reason) => change({ ...value, reason })}
			/>
			<ErrorNote error={close.error} />
			<Button
				tone="main"
				type="submit"
				busy={close.isPending}
				disabled={!value.branch || !value.first}
			>
				{say('notices.close')}
			</Button>
		</form>
	);
}

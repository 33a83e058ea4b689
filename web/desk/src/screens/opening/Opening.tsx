import { Check, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { OpeningBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { fileAddress } from '~/screens/shop/files';
import { Badge, LinkRow, List } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, Empty } from '~/ui/states';

/** What the shop still has to send before the site goes public, by who sends it. */
export function Opening() {
	const { say } = useLanguage();
	const opening = useQuestion<OpeningBody>('opening', ['opening']);
	return (
		<Page title={say('nav.opening')}>
			<Answered question={opening}>
				{(answer) =>
					answer.total ? <Left opening={answer} /> : <Empty text={say('opening.nothing')} />
				}
			</Answered>
		</Page>
	);
}

function Left({ opening }: { opening: OpeningBody }) {
	const { say } = useLanguage();
	const done = opening.total - opening.left;
	return (
		<>
			<p className="form">
				{say('opening.progress', { done, total: opening.total })}
				<progress max={opening.total} value={done} aria-label={say('nav.opening')} />
			</p>
			{opening.groups
				.filter((group) => group.samples.length)
				.map((group) => (
					<Group key={group.group} group={group} />
				))}
		</>
	);
}

/** What one person is asked for; behind its title, as all of them together are a list so long that
    it is not even made before somebody wants to see it. */
function Group({ group }: { group: OpeningBody['groups'][number] }) {
	const { say, pick } = useLanguage();
	const [opened, setOpened] = useState(false);
	const total = group.samples.length;
	const done = group.samples.filter((sample) => sample.done).length;
	const title = pick(group.title);
	return (
		<details className="card opening-group" onToggle={() => setOpened(true)}>
			<summary>
				<span>{title}</span>
				<Badge tone={done === total ? 'calm' : 'warn'}>{`${done}/${total}`}</Badge>
			</summary>
			{opened && (
				<List label={title}>
					{group.samples.map((sample) => (
						<LinkRow
							key={`${sample.file}:${sample.line}:${sample.steps.join('.')}`}
							{...fileAddress(sample.file, sample.steps)}
							icon={
								sample.done ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />
							}
							title={pick(sample.label)}
							text={sample.shown}
							end={sample.done && <Badge>{say('opening.done')}</Badge>}
						/>
					))}
				</List>
			)}
		</details>
	);
}

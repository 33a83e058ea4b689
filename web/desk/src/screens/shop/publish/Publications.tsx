import { Undo2 } from 'lucide-react';
import { longDeadline } from '~/api/client';
import { useQuestion, useSession } from '~/api/questions';
import type { PublicationsBody, PublishedBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { Badge, List, Row } from '~/ui/List';
import { Section } from '~/ui/Page';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';

/** What went public, and one press back to what visitors saw before. */
export function Publications() {
	const { say, pick, language } = useLanguage();
	const tell = useToast();
	const confirm = useConfirm();
	const owner = useSession().data?.role === 'owner';
	const published = useQuestion<PublicationsBody>('publications', ['publications']);
	const back = useWrite<object, PublishedBody>('publications/back', {
		changes: ['publications'],
		deadline: longDeadline,
		onDone: (done) => done.message && tell(pick(done.message)),
	});
	const ask = async () => {
		const sure = await confirm({
			title: say('publish.back_title'),
			text: say('publish.back_text'),
			yes: say('publish.back'),
		});
		if (sure) back.mutate({});
	};
	const button = owner && published.data?.can_go_back && (
		<Button icon={<Undo2 aria-hidden="true" />} busy={back.isPending} onClick={ask}>
			{say('publish.back')}
		</Button>
	);
	return (
		<Section title={say('publish.history')} actions={button}>
			<ErrorNote error={back.error} />
			<Answered question={published}>
				{({ publications }) =>
					publications.length ? (
						<List label={say('publish.history')}>
							{publications.map((one) => (
								<Row
									key={`${one.at}-${one.build}`}
									title={shortMoment(one.at, language)}
									text={say(one.back ? 'publish.build_back' : 'publish.build', {
										build: one.build,
									})}
									end={one.current && <Badge>{say('publish.current')}</Badge>}
								/>
							))}
						</List>
					) : (
						<p className="soft">{say('publish.never')}</p>
					)
				}
			</Answered>
		</Section>
	);
}

import { Download, HardDriveDownload } from 'lucide-react';
import { longDeadline } from '~/api/client';
import { useQuestion } from '~/api/questions';
import type { CopiesBody, CopyBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button } from '~/ui/Button';
import { List, Row } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, Empty, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';

/** Copies of what the shop keeps: make one, take it home. Putting one back is the terminal's. */
export function Backup() {
	const { say } = useLanguage();
	const tell = useToast();
	const copies = useQuestion<CopiesBody>('backup', ['backup']);
	const make = useWrite<object, CopyBody>('backup', {
		changes: ['backup'],
		deadline: longDeadline,
		onDone: () => tell(say('backup.made')),
	});
	const action = (
		<Button
			tone="main"
			icon={<HardDriveDownload aria-hidden="true" />}
			busy={make.isPending}
			onClick={() => make.mutate({})}
		>
			{say('backup.make')}
		</Button>
	);
	return (
		<Page title={say('nav.backup')} actions={action}>
			<p>{say('backup.about')}</p>
			<ErrorNote error={make.error} />
			<Answered question={copies}>{(answer) => <Copies copies={answer.copies} />}</Answered>
			<p className="soft">{say('backup.restore')}</p>
		</Page>
	);
}

function Copies({ copies }: { copies: CopiesBody['copies'] }) {
	const { say, language } = useLanguage();
	if (copies.length === 0) return <Empty text={say('backup.none')} />;
	return (
		<List label={say('nav.backup')}>
			{copies.map((copy) => (
				<Row
					key={copy.name}
					title={shortMoment(copy.at, language)}
					text={`${copy.name}, ${Math.ceil(copy.size / 1024)} KB`}
					end={
						<a className="button" href={`/api/backup/${copy.name}`} download={copy.name}>
							<Download aria-hidden="true" /> {say('backup.download')}
						</a>
					}
				/>
			))}
		</List>
	);
}

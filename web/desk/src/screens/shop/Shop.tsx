import { FileText, Rocket } from 'lucide-react';
import { useQuestion } from '~/api/questions';
import type { FilesBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { ButtonLink } from '~/ui/Button';
import { Badge, LinkRow, List } from '~/ui/List';
import { Page, Section } from '~/ui/Page';
import { Answered } from '~/ui/states';
import { fileAddress, fileGroups, fileWord } from './files';

/** Everything the site says, by what the shop calls it. */
export function Shop() {
	const { say } = useLanguage();
	const files = useQuestion<FilesBody>('content', ['content']);
	const waiting =
		files.data?.files.reduce((sum, file) => sum + file.edits, files.data.pictures) ?? 0;
	const publish = (
		<ButtonLink
			to="/shop/publish"
			tone={waiting ? 'main' : 'plain'}
			icon={<Rocket aria-hidden="true" />}
		>
			{waiting ? say('shop.waiting', { count: waiting }) : say('shop.publications')}
		</ButtonLink>
	);
	return (
		<Page title={say('nav.shop')} actions={publish}>
			<Answered question={files}>{(answer) => <Groups files={answer.files} />}</Answered>
		</Page>
	);
}

function Groups({ files }: { files: FilesBody['files'] }) {
	const { say } = useLanguage();
	const known = new Map(files.map((file) => [file.file, file]));
	return fileGroups.map((group) => (
		<Section key={group.word} title={say(group.word)}>
			<List label={say(group.word)}>
				{group.files
					.filter((file) => known.has(file))
					.map((file) => (
						<LinkRow
							key={file}
							{...fileAddress(file)}
							title={say(fileWord(file))}
							text={known.get(file)?.route}
							icon={<FileText aria-hidden="true" />}
							end={
								known.get(file)?.edits ? (
									<Badge tone="warn">{say('shop.edits', { count: known.get(file)?.edits })}</Badge>
								) : null
							}
						/>
					))}
			</List>
		</Section>
	));
}

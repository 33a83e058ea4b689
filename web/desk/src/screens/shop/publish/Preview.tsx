import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { DraftBody, FilesBody, PreviewBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/Field';
import { Section } from '~/ui/Page';
import { ErrorNote } from '~/ui/states';
import { fileWord } from '../files';

const lookAgain = 1_000;

/** The real pages, built from the draft: both languages, as a phone and a computer show them. */
export function Preview({ draft }: { draft: DraftBody }) {
	const { say } = useLanguage();
	// Whoever comes back to this screen while a build goes on sees it end as well.
	const status = useQuestion<PreviewBody>('preview', ['preview'], {
		every: (answer) => (answer?.state === 'building' ? lookAgain : false),
	});
	const start = useWrite<object, PreviewBody>('preview', { changes: ['preview'] });
	const { data } = status;
	const isReady = data?.state === 'ready' && data.version === draft.version;
	const isBuilding = start.isPending || data?.state === 'building';
	return (
		<Section title={say('preview.title')}>
			<ErrorNote error={start.error ?? status.error} />
			{data?.state === 'failed' && (
				<p className="note" data-tone="wrong" role="alert">
					{say('preview.failed')}
				</p>
			)}
			{isBuilding && data && (
				<p role="status" className="form">
					{say('preview.building')}
					<progress
						max={data.steps}
						value={data.step || undefined}
						aria-label={say('preview.building')}
					/>
				</p>
			)}
			{isReady ? (
				<Pages draft={draft} />
			) : (
				<Button busy={isBuilding} onClick={() => start.mutate({})}>
					{say('preview.start')}
				</Button>
			)}
		</Section>
	);
}

function Pages({ draft }: { draft: DraftBody }) {
	const { say, language } = useLanguage();
	const files = useQuestion<FilesBody>('content', ['content']);
	const routes = (files.data?.files ?? []).filter((file) => file.route !== null);
	const changed = routes.find((file) => draft.edits.some((edit) => edit.file === file.file));
	const [route, setRoute] = useState(changed?.route ?? '/');
	const [spoken, setSpoken] = useState<string>(language);
	const path = `${spoken === 'en' ? '/en' : ''}${route}`;
	const address = `/api/preview/page${path}?${draft.version}`;
	return (
		<>
			<div className="preview-choice">
				<SelectField
					label={say('preview.page')}
					value={route}
					onValue={setRoute}
					options={routes.map((file) => ({
						value: file.route ?? '/',
						label: say(fileWord(file.file)),
					}))}
				/>
				<SelectField
					label={say('preview.language')}
					value={spoken}
					onValue={setSpoken}
					options={[
						{ value: 'th', label: say('ui.language_th') },
						{ value: 'en', label: say('ui.language_en') },
					]}
				/>
			</div>
			<p className="soft">{say('preview.still')}</p>
			<div className="previews">
				<iframe
					className="preview-phone"
					sandbox="allow-same-origin"
					title={say('preview.phone')}
					src={address}
				/>
				<iframe
					className="preview-desktop"
					sandbox="allow-same-origin"
					title={say('preview.desktop')}
					src={address}
				/>
			</div>
		</>
	);
}

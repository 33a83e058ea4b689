import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Rocket, Trash2 } from 'lucide-react';
import { longDeadline, write } from '~/api/client';
import { useQuestion, useSession } from '~/api/questions';
import type { CheckBody, DraftBody, DraftEditBody, MistakeBody, PublishedBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { isWord, useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button, IconButton } from '~/ui/Button';
import { List, Row } from '~/ui/List';
import { Page, Section } from '~/ui/Page';
import { Answered, Empty, ErrorNote, Loading } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { fileAddress, fileWord } from '../files';
import { Preview } from './Preview';
import { Publications } from './Publications';

/** What waits in the draft: checked, seen as the real page, and made public. */
export function Publish() {
	const { say } = useLanguage();
	const draft = useQuestion<DraftBody>('draft', ['draft']);
	return (
		<Page title={say('publish.title')} back="/shop" wide>
			<Answered question={draft}>
				{(answer) =>
					answer.edits.length + answer.pictures.length ? (
						<Waiting draft={answer} />
					) : (
						<Empty text={say('publish.nothing')} />
					)
				}
			</Answered>
			<Publications />
		</Page>
	);
}

function Waiting({ draft }: { draft: DraftBody }) {
	const { say, pick } = useLanguage();
	const tell = useToast();
	const mayPublish = useSession().data?.role === 'owner';
	const check = useQuery({
		queryKey: ['check'],
		queryFn: () => write<CheckBody>('draft/check', {}),
		// Each version of the draft is checked anew; the answer serves the forms as well.
		staleTime: 0,
		refetchOnWindowFocus: false,
		enabled: mayPublish,
	});
	const publish = useWrite<object, PublishedBody>('draft/publish', {
		changes: ['draft', 'content', 'publications', 'opening'],
		deadline: longDeadline,
		onDone: (done) => done.message && tell(pick(done.message)),
	});
	const mistakes = check.data?.mistakes ?? [];
	return (
		<>
			<Section
				title={say('publish.changes', { count: draft.edits.length + draft.pictures.length })}
			>
				<List>
					{draft.edits.map((edit) => (
						<Change key={edit.id} edit={edit} />
					))}
					{draft.pictures.map((name) => (
						<Row
							key={name}
							icon={<img className="thumb" src={`/api/pictures/${name}?${draft.version}`} alt="" />}
							title={say('publish.picture')}
							text={name}
						/>
					))}
				</List>
			</Section>
			{check.isFetching && <Loading />}
			<ErrorNote error={check.error} retry={() => void check.refetch()} />
			{mistakes.length > 0 && (
				<div className="note" data-tone="wrong" role="alert">
					<ul className="form">
						{mistakes.map((mistake) => (
							<Wrong
								key={`${mistake.file}${mistake.where}${mistake.reason.en}`}
								mistake={mistake}
							/>
						))}
					</ul>
				</div>
			)}
			<ErrorNote error={publish.error} />
			{mayPublish && (
				<div className="save-bar">
					<p>
						{say(
							publish.isPending
								? 'publish.busy'
								: check.data
									? 'publish.checked'
									: 'publish.checking',
						)}
					</p>
					<Button
						tone="main"
						icon={<Rocket aria-hidden="true" />}
						busy={publish.isPending}
						disabled={mistakes.length > 0}
						onClick={() => publish.mutate({})}
					>
						{say('publish.publish')}
					</Button>
				</div>
			)}
			{mayPublish && mistakes.length === 0 && <Preview draft={draft} />}
		</>
	);
}

/** What is wrong, with a way to the field it is about. */
function Wrong({ mistake }: { mistake: MistakeBody }) {
	const { say, pick } = useLanguage();
	const { file, steps, label, where, reason } = mistake;
	const word = fileWord(file);
	const place = label ? pick(label) : where;
	return (
		<li>
			{isWord(word) ? (
				<Link {...fileAddress(file, steps ?? undefined)}>
					{say(word)}
					{place && ` · ${place}`}
				</Link>
			) : (
				// A picture that somebody put among the files has no form.
				file
			)}
			: {pick(reason)}
		</li>
	);
}

function Change({ edit }: { edit: DraftEditBody }) {
	const { say, pick, language } = useLanguage();
	const discard = useWrite<{ ids: number[] }, DraftBody>('draft/discard', {
		changes: ['draft', 'content', 'check'],
	});
	return (
		<li className="row">
			<span className="row-text">
				<strong>
					{say(fileWord(edit.file))} · {pick(edit.label)}
				</strong>
				<span>
					{edit.kind === 'set' ? (
						<>
							<del>{short(edit.expected)}</del> → <ins>{short(edit.value)}</ins>
						</>
					) : (
						say(`publish.kind_${edit.kind}`)
					)}
				</span>
				<span className="soft">
					{edit.who}, {shortMoment(edit.at, language)}
				</span>
				<ErrorNote error={discard.error} />
			</span>
			<IconButton label={say('publish.discard')} onClick={() => discard.mutate({ ids: [edit.id] })}>
				<Trash2 />
			</IconButton>
		</li>
	);
}

const longest = 160;

function short(value: unknown): string {
	if (value === null || value === undefined) return '—';
	const text = typeof value === 'string' ? value : JSON.stringify(value);
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

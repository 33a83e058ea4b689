import type { Content } from '@/generated/content';
import type { Say } from '@/lib/text/words';
import { openWords } from '@/lib/time/opening-hours';
import { Button } from '@/ui/controls/Button';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { Text } from '@/ui/Text';
import { RouteModel } from './RouteModel';

type Branch = Content['branches'][number];
type Page = Content['pages']['contact'];

interface Props {
	branches: readonly Branch[];
	page: Page;
	say: Say;
	/** The chat that books a table at a branch. */
	chat: (branch: Branch) => string;
}

function Steps({ steps, heading }: { steps: readonly string[]; heading: string }) {
	return (
		<>
			<h4 className="route-heading">
				<Text>{heading}</Text>
			</h4>
			<ol className="route-steps">
				{steps.map((step) => (
					<li key={step}>
						<Text lead>{step}</Text>
					</li>
				))}
			</ol>
		</>
	);
}

/**
 * One branch, large: the walk from the station in words beside the same walk on a model. Its address,
 * hours and number stand on its card above.
 */
function Route({
	branch,
	page,
	say,
	chat,
	first,
}: { branch: Branch; first: boolean } & Omit<Props, 'branches'>) {
	const words = page.branches;
	const id = branch.id as keyof Page['routes'];
	return (
		<article
			className="route"
			aria-labelledby={`${branch.id}-name`}
			data-place={branch.id}
			data-first={first || undefined}
		>
			{/* What the address names: the top of the walk, on a phone the top of what chooses it. */}
			<span className="route-place" id={branch.id} />
			<div className="route-words">
				<p className="route-floor">
					<Text>{branch.floor}</Text>
				</p>
				<h3 id={`${branch.id}-name`}>
					<Text phrases>{branch.name}</Text>
				</h3>
				<OpenSign branch={branch} words={openWords(say)} />
				<Steps steps={page.routes[id].steps} heading={words.walk} />
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat(branch)} newTabNote={say('link.new_tab')}>
						{say('book.branch')}
					</Button>
					<Button kind="quiet" icon="outside" href={branch.maps} newTabNote={say('link.new_tab')}>
						{words.maps}
					</Button>
				</div>
			</div>
			<figure className="route-figure">
				<RouteModel routes={page.routes} id={id} />
				<figcaption>
					<Text>{words.not_to_scale}</Text>
				</figcaption>
			</figure>
		</article>
	);
}

export function BranchRoutes({ branches, page, say, chat }: Props) {
	return (
		<div className="routes wrap">
			{branches.map((branch, index) => (
				<Route
					key={branch.id}
					branch={branch}
					page={page}
					say={say}
					chat={chat}
					first={index === 0}
				/>
			))}
		</div>
	);
}

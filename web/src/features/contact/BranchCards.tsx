import type { Content } from '@/generated/content';
import type { Say } from '@/lib/content';
import { openWords } from '@/lib/open-words';
import type { Picture } from '@/lib/pictures';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { BranchFacts } from './BranchFacts';
import { BranchSocial } from './BranchSocial';
import './branch-cards.css';

type Branch = Content['branches'][number];
type Words = Content['pages']['contact']['branches'];

interface Props {
	words: Words;
	branches: { branch: Branch; picture: Picture }[];
	say: Say;
}

/** The name is the link that chooses the branch, and its area is the whole card. */
function Card({
	branch,
	picture,
	words,
	say,
}: Props['branches'][number] & { words: Words; say: Say }) {
	return (
		<li className="branch-card" data-place={branch.id}>
			<Photo
				picture={picture}
				alt=""
				sizes="(min-width: 1200px) 290px, (min-width: 700px) 46vw, 80vw"
			/>
			<div className="branch-card-words">
				<h3>
					<a className="branch-name" href={`#${branch.id}`} data-branch={branch.id}>
						<Text phrases>{branch.name}</Text>
					</a>
				</h3>
				<OpenSign hours={branch.hours} words={openWords(say)} />
				<BranchFacts branch={branch} words={words} newTab={say('link.new_tab')} />
				<BranchSocial branch={branch} label={words.social} say={say} />
				<p className="branch-choose" aria-hidden="true">
					<span className="branch-unchosen">
						<Text>{words.choose}</Text>
					</span>
					<span className="branch-chosen">
						<Text>{words.chosen}</Text>
					</span>
				</p>
			</div>
		</li>
	);
}

export function BranchCards({ words, branches, say }: Props) {
	return (
		<section className="branches-section wrap" aria-labelledby="branches">
			<SectionHeading heading={words.heading} lead={words.lead} id="branches" />
			<ul className="branch-cards">
				{branches.map((entry) => (
					<Card key={entry.branch.id} {...entry} words={words} say={say} />
				))}
			</ul>
		</section>
	);
}

import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import type { Language } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { openWords } from '@/lib/time/opening-hours';
import { type Network, SocialIcon } from '@/ui/drawings/icons';
import { ShopIcon, type ShopIconName } from '@/ui/drawings/ShopIcon';
import { ClosingSign } from '@/ui/open-sign/ClosingSign';
import { OpenSign } from '@/ui/open-sign/OpenSign';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { OpenHours, Text } from '@/ui/Text';

interface BranchFactsProps {
	branch: Content['branches'][number];
	words: Content['pages']['contact']['branches'];
	newTab: string;
}

interface FactProps {
	icon: ShopIconName;
	name: string;
	children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
	return (
		<div>
			<dt>
				<ShopIcon icon={icon} size={26} />
				<span className="hidden-visually">{name}</span>
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** What is asked first comes first: hours, phone, the address with its map, and how to get there. */
function BranchFacts({ branch, words, newTab }: BranchFactsProps) {
	return (
		<dl className="branch-facts">
			<Fact icon="clock" name={words.hours}>
				<OpenHours>{branch.hours_shown}</OpenHours>
			</Fact>
			<Fact icon="phone" name={words.phone}>
				<a href={`tel:${branch.phone}`}>{branch.phone_shown}</a>
			</Fact>
			<Fact icon="map" name={words.address}>
				<Text>{branch.address}</Text>{' '}
				<a className="branch-map" href={branch.maps} target="_blank" rel="noopener">
					<Text>{words.maps}</Text>
					<span className="hidden-visually">
						{' '}
						{branch.name} ({newTab})
					</span>
				</a>
			</Fact>
			<Fact icon="train" name={words.transport}>
				<Text lead>{branch.transport}</Text>
			</Fact>
		</dl>
	);
}

interface BranchSocialProps {
	branch: Content['branches'][number];
	label: string;
	say: Say;
}

/** Only the accounts the branch has. */
function BranchSocial({ branch, label, say }: BranchSocialProps) {
	const accounts = Object.entries(branch.social) as [Network, string | null][];
	const name = (network: Network) =>
		`${say(`social.${network}`)} ${branch.name} (${say('link.new_tab')})`;
	return (
		<ul className="branch-social" aria-label={label}>
			{accounts.map(
				([network, address]) =>
					address && (
						<li key={network}>
							<a href={address} target="_blank" rel="noopener" aria-label={name(network)}>
								<SocialIcon network={network} />
							</a>
						</li>
					),
			)}
		</ul>
	);
}

type Branch = Content['branches'][number];
type Words = Content['pages']['contact']['branches'];

interface BranchCardsProps {
	words: Words;
	branches: { branch: Branch; picture: Picture }[];
	language: Language;
	say: Say;
}

/** The name is the link that chooses the branch, and its area is the whole card. */
function Card({
	branch,
	picture,
	words,
	language,
	say,
	first,
}: BranchCardsProps['branches'][number] & Omit<BranchCardsProps, 'branches'> & { first: boolean }) {
	return (
		<li className="branch-card" data-place={branch.id} data-first={first || undefined}>
			<Photo
				picture={picture}
				alt=""
				sizes="(min-width: 1200px) 290px, (min-width: 700px) 46vw, 80vw"
			/>
			<ClosingSign branch={branch} language={language} say={say} />
			<div className="branch-card-words">
				<div className="branch-head">
					<h3>
						<a className="branch-name" href={`#${branch.id}`} data-branch={branch.id}>
							<Text phrases>{branch.name}</Text>
						</a>
					</h3>
					<OpenSign branch={branch} words={openWords(say)} />
				</div>
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

/** On a phone they choose the branch, whose card and walk are one piece below them. */
function BranchChips({ branches, label }: { branches: readonly Branch[]; label: string }) {
	return (
		<nav className="branch-chips" aria-label={label}>
			{branches.map(({ id, short }, index) => (
				<a
					key={id}
					href={`#${id}`}
					data-chip={id}
					data-place={id}
					data-first={index === 0 || undefined}
				>
					<Text>{short}</Text>
				</a>
			))}
		</nav>
	);
}

export function BranchCards({ words, branches, language, say }: BranchCardsProps) {
	return (
		<section className="branches-section wrap" aria-labelledby="branches">
			<SectionHeading heading={words.heading} lead={words.lead} id="branches" />
			<BranchChips branches={branches.map(({ branch }) => branch)} label={words.heading} />
			<ul className="branch-cards">
				{branches.map((entry, index) => (
					<Card
						key={entry.branch.id}
						{...entry}
						words={words}
						language={language}
						say={say}
						first={index === 0}
					/>
				))}
			</ul>
		</section>
	);
}

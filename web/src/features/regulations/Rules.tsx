import type { Content } from '@/generated/content';
import { type Picture, picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Point } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { Fold } from './Rulebook';

interface RuleListProps {
	rules: readonly { title: string; text: string; image: string | null }[];
	/** Steps are counted; roles and options are not. */
	kind?: 'rules' | 'steps' | 'cards';
}

/** Rules as short lines: a name to find them by, a sentence that says them. */
export function RuleList({ rules, kind = 'rules' }: RuleListProps) {
	const List = kind === 'steps' ? 'ol' : 'ul';
	return (
		<List className={`rule-list rule-list-${kind}`}>
			{rules.map(({ title, text, image }) => (
				<li key={title}>
					{image && (
						<Photo
							className="no-print"
							picture={picture(image)}
							alt=""
							sizes="(min-width: 1100px) 148px, 96px"
							cutout
						/>
					)}
					<Point title={title} text={text} />
				</li>
			))}
		</List>
	);
}

type Words = Content['pages']['regulations']['disqualification'];

/** What a disqualification means, and who decides what. */
export function Verdicts({ words }: { words: Words }) {
	return (
		<>
			<div className="outcome">
				<h3>
					<Text>{words.outcome_title}</Text>
				</h3>
				<ul>
					{words.outcome.map((line) => (
						<li key={line}>
							<Text lead>{line}</Text>
						</li>
					))}
				</ul>
			</div>
			<Fold label={words.roles_title}>
				<h3 className="roles-title">
					<Text>{words.roles_title}</Text>
				</h3>
				<RuleList kind="cards" rules={words.roles} />
			</Fold>
		</>
	);
}

export function MatchTypes({ words }: { words: Content['pages']['regulations']['types'] }) {
	return (
		<div className="match-types">
			<table>
				<caption className="hidden-visually">{words.caption}</caption>
				<thead>
					<tr>
						<th scope="col">
							<Text>{words.name}</Text>
						</th>
						<th scope="col">
							<Text>{words.needs}</Text>
						</th>
						<th scope="col">
							<Text>{words.used}</Text>
						</th>
					</tr>
				</thead>
				<tbody>
					{words.table.map(({ name, needs, used }) => (
						<tr key={name}>
							<th scope="row">
								<Text>{name}</Text>
							</th>
							<td>
								<Text lead>{needs}</Text>
							</td>
							<td>
								<Text lead>{used}</Text>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type Winning = Content['pages']['regulations']['winning'];

interface FinishCardsProps {
	words: Pick<Winning, 'point' | 'points'>;
	finishes: readonly { card: Winning['finishes'][number]; picture: Picture }[];
}

/** The four finishes, the dearest first, with what each is worth. */
export function FinishCards({ words, finishes }: FinishCardsProps) {
	return (
		<ul className="finish-cards">
			{finishes.map(({ card: { key, name, text, points }, picture }) => (
				<li key={key} className="finish-card" data-finish={key}>
					<Photo picture={picture} alt="" sizes="(min-width: 700px) 220px, 45vw" cutout />
					<p className="finish-points">
						<strong>{points}</strong> <Text>{points === 1 ? words.point : words.points}</Text>
					</p>
					<Point title={name} text={text} />
				</li>
			))}
		</ul>
	);
}

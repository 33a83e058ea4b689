import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import { type Group, hasPopular } from './BoardGroup';
import './menu-bar.css';

interface Props {
	words: Content['pages']['food_drink']['board'];
	groups: Group[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Says how many lines are shown. The style sheet shows the sentence that fits the checkbox. */
function Shown({ words, groups }: Props) {
	const all = sum(groups.map(({ dishes, extras }) => dishes.length + extras.length));
	const popular = sum(groups.map(({ dishes }) => dishes.filter((dish) => dish.popular).length));
	return (
		<p className="menu-shown" role="status">
			<span className="menu-shown-all">
				<Text>{fill(words.showing_all, { count: all })}</Text>
			</span>
			<span className="menu-shown-popular">
				<Text>{fill(words.showing_popular, { count: popular })}</Text>
			</span>
		</p>
	);
}

/** Links to the groups, which stay in sight, and the filter. */
export function MenuBar({ words, groups }: Props) {
	return (
		<>
			<div className="menu-filter">
				<label>
					<input type="checkbox" id="popular-only" />
					<span>
						<Text>{words.popular_only}</Text>
					</span>
				</label>
				<Shown words={words} groups={groups} />
			</div>
			<nav className="menu-bar" aria-label={words.groups_label}>
				<ul>
					{groups.map((group) => (
						<li key={group.id} className={hasPopular(group) ? undefined : 'menu-without-popular'}>
							<a href={`#${group.id}`}>
								<Text>{group.name}</Text>
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}

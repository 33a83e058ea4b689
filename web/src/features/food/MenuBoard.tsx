import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { BoardGroup, type Group } from './BoardGroup';
import { MenuBar } from './MenuBar';
import { type Outside, OutsideMenu } from './OutsideMenu';
import './menu-board.css';

interface Props {
	words: Content['pages']['food_drink']['board'];
	groups: Group[];
	order: string;
	menu: string;
	outside: Outside;
}

/** The chalk board with every line of the menu. The filter is plain HTML and CSS. */
export function MenuBoard({ words, groups, order, menu, outside }: Props) {
	return (
		<section className="menu-section" aria-labelledby="menu">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="menu" />
				<div className="menu-board">
					<MenuBar words={words} groups={groups} />
					<div className="menu-chalk">
						{groups.map((group) => (
							<BoardGroup key={group.id} group={group} words={words} />
						))}
						<div className="menu-foot">
							<p>
								<Text>{words.note}</Text>
							</p>
							<OutsideMenu order={order} menu={menu} outside={outside} />
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}

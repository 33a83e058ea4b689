import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import { DishLine, ExtraLine } from './BoardLines';
import './board-group.css';

type MenuGroup = Content['menu'][number];
export type Dish = MenuGroup['dishes'][number] & { picture: Picture | null };
export type Group = Omit<MenuGroup, 'dishes'> & { picture: Picture | null; dishes: Dish[] };
export type BoardWords = Content['pages']['food_drink']['board'];

export const hasPopular = (group: Group): boolean => group.dishes.some((dish) => dish.popular);

/** A part of the menu: its picture and name at the side, its lines beside them. */
export function BoardGroup({ group, words }: { group: Group; words: BoardWords }) {
	return (
		<section
			className={hasPopular(group) ? 'board-group' : 'board-group menu-without-popular'}
			id={group.id}
			aria-labelledby={`${group.id}-name`}
		>
			<div className="board-head">
				{group.picture && (
					<Photo picture={group.picture} alt="" sizes="(min-width: 900px) 190px, 96px" />
				)}
				<div>
					<h3 id={`${group.id}-name`}>
						<Text>{group.name}</Text>
					</h3>
					{group.note && (
						<p>
							<Text>{group.note}</Text>
						</p>
					)}
				</div>
			</div>
			<ul className="board-lines">
				{group.dishes.map((dish) => (
					<DishLine key={dish.name} dish={dish} words={words} />
				))}
				{group.extras.map((extra) => (
					<ExtraLine key={extra.name} extra={extra} words={words} />
				))}
			</ul>
		</section>
	);
}

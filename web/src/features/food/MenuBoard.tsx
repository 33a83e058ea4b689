import { Plus } from 'lucide-react';
import { createElement, Fragment } from 'react';
import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { holdTogether, Text } from '@/ui/Text';
import { type Outside, OutsideMenu } from './FoodHero';
import type { SoldOutWords } from './sold-out';

type Extra = Content['menu'][number]['extras'][number];

interface PriceProps {
	figure: string;
	phrase: string;
	className?: string;
}

/** The figure is what is seen; the whole phrase is what is read aloud. */
function Price({ figure, phrase, className = 'board-price' }: PriceProps) {
	return (
		<span className={className}>
			<span aria-hidden="true">{figure}</span>
			<span className="hidden-visually">{phrase}</span>
		</span>
	);
}

function Badge({ words }: { words: MenuWords }) {
	return (
		<span className="board-badge">
			<Text>{words.popular}</Text>
		</span>
	);
}

/** The picture of a dish, with the badge pinned on it. */
function Plate({ dish, words }: { dish: Dish; words: MenuWords }) {
	return (
		dish.picture && (
			<span className="board-plate">
				<Photo picture={dish.picture} alt="" sizes="(min-width: 700px) 260px, 44vw" cutout />
				{dish.popular && <Badge words={words} />}
			</span>
		)
	);
}

interface DishNameProps {
	name: string;
	/** The part of the menu, which the filter takes away around the dish and so shows with it. */
	kind: string;
}

const hyphenated = /(\S+-\S+)/;

/** Words with a hyphen stay in one piece: "stir-fry" is not cut after "stir-". */
function DishName({ name, kind }: DishNameProps) {
	const parts = name
		.split(hyphenated)
		.map((part, index) =>
			index % 2 === 1 ? createElement('span', { className: 'keep' }, part) : holdTogether(part),
		);
	return (
		<span>
			<span className="board-kind">
				<Text>{kind}</Text>
			</span>
			{createElement(Fragment, null, ...parts)}
		</span>
	);
}

interface DishProps {
	dish: Dish;
	kind: string;
	words: MenuWords;
}

function DishLine({ dish, kind, words }: DishProps) {
	return (
		<li
			className={`board-line board-item ${dish.popular ? 'board-popular' : ''}`.trim()}
			data-dish={dish.key}
		>
			<Plate dish={dish} words={words} />
			<span className="board-name">
				<DishName name={dish.name} kind={kind} />
				{dish.popular && !dish.picture && <Badge words={words} />}
			</span>
			<span className="board-dots" aria-hidden="true" />
			<Price figure={String(dish.price)} phrase={fill(words.price, { price: dish.price })} />
		</li>
	);
}

function ExtraLine({ extra, words }: { extra: Extra; words: MenuWords }) {
	return (
		<li className="board-line board-item board-extra">
			<Plus aria-hidden size={18} />
			<span>
				<Text>{extra.name}</Text>
			</span>
			<span className="board-dots" aria-hidden="true" />
			<Price figure={`+${extra.plus}`} phrase={fill(words.plus, { plus: extra.plus })} />
		</li>
	);
}

/** A flavour of many: a hit has its plate and, as every card, its price. */
function Chip({ dish, kind, words }: DishProps) {
	return (
		<li
			className={`board-chip board-item ${dish.popular ? 'board-popular' : ''}`.trim()}
			data-dish={dish.key}
		>
			<Plate dish={dish} words={words} />
			<DishName name={dish.name} kind={kind} />
			{dish.popular && (
				<Price
					className="board-chip-price"
					figure={String(dish.price)}
					phrase={fill(words.price, { price: dish.price })}
				/>
			)}
		</li>
	);
}

interface FlavoursProps {
	dishes: Dish[];
	kind: string;
	words: MenuWords;
}

/** Many flavours at one price: the price once, and each flavour on a chip. */
function Flavours({ dishes, kind, words }: FlavoursProps) {
	const price = dishes[0]?.price ?? 0;
	return (
		<li
			className={`board-flavours ${dishes.some(({ popular }) => popular) ? 'board-popular' : ''}`}
		>
			<div className="board-line">
				<span className="board-name">
					<Text>{fill(words.flavours, { count: dishes.length })}</Text>
				</span>
				<span className="board-dots" aria-hidden="true" />
				<Price figure={String(price)} phrase={fill(words.price, { price })} />
			</div>
			<ul className="board-chips">
				{dishes.map((dish) => (
					<Chip key={dish.name} dish={dish} kind={kind} words={words} />
				))}
			</ul>
		</li>
	);
}

type MenuGroup = Content['menu'][number];
/** `key` is the name by which staff say that a dish is sold out. */
type Dish = MenuGroup['dishes'][number] & { key: string; picture: Picture | null };
type Group = Omit<MenuGroup, 'dishes'> & { picture: Picture | null; dishes: Dish[] };
export type MenuWords = Content['pages']['food_drink']['board'];

/* Fewer than these read well as lines of their own. */
const manyFlavours = 8;

/** The dishes of a group that share one price with many others. */
function flavoursOf({ dishes }: Group): Dish[] {
	const alike = (price: number) => dishes.filter((dish) => dish.price === price);
	return dishes.filter(({ price }) => alike(price).length >= manyFlavours);
}

const hasPopular = (group: Group): boolean => group.dishes.some((dish) => dish.popular);

/** A part of the menu: its picture and name at the side, its lines beside them. */
function BoardGroup({ group, words }: { group: Group; words: MenuWords }) {
	const flavours = flavoursOf(group);
	const others = group.dishes.filter((dish) => !flavours.includes(dish));
	return (
		<section
			className={hasPopular(group) ? 'board-group' : 'board-group menu-without-popular'}
			id={group.id}
			aria-labelledby={`${group.id}-name`}
		>
			<div className="menu-head">
				{group.picture && (
					<Photo picture={group.picture} alt="" sizes="(min-width: 700px) 164px, 112px" cutout />
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
				{flavours.length > 0 && <Flavours dishes={flavours} kind={group.name} words={words} />}
				{others.map((dish) => (
					<DishLine key={dish.name} dish={dish} kind={group.name} words={words} />
				))}
				{group.extras.map((extra) => (
					<ExtraLine key={extra.name} extra={extra} words={words} />
				))}
			</ul>
		</section>
	);
}

interface MenuBarProps {
	words: Content['pages']['food_drink']['board'];
	groups: Group[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Says how many lines are shown. The style sheet shows the sentence that fits the checkbox. */
function Shown({ words, groups }: MenuBarProps) {
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
function MenuBar({ words, groups }: MenuBarProps) {
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

interface MenuBoardProps {
	words: Content['pages']['food_drink']['board'];
	groups: Group[];
	order: string;
	menu: string;
	outside: Outside;
	soldOut: SoldOutWords;
}

/** The chalk board with every line of the menu. The filter is plain HTML and CSS. */
export function MenuBoard({ words, groups, order, menu, outside, soldOut }: MenuBoardProps) {
	return (
		<section className="menu-section" aria-labelledby="menu">
			<div className="wrap">
				<SectionHeading heading={words.heading} lead={words.lead} id="menu" />
				<div className="menu-board">
					<Photo
						className="menu-cook"
						picture={pictureOf('menu/cook')}
						alt=""
						sizes="260px"
						cutout
					/>
					<MenuBar words={words} groups={groups} />
					<div className="menu-chalk" data-sold-out={JSON.stringify(soldOut)}>
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

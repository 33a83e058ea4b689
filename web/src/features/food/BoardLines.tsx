import { Plus } from 'lucide-react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/content';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import type { BoardWords, Dish } from './BoardGroup';
import './board-lines.css';

type Extra = Content['menu'][number]['extras'][number];

/** The figure is what is seen; the whole phrase is what is read aloud. */
function Price({ figure, phrase }: { figure: string; phrase: string }) {
	return (
		<span className="board-price">
			<span aria-hidden="true">{figure}</span>
			<span className="hidden-visually">{phrase}</span>
		</span>
	);
}

export function DishLine({ dish, words }: { dish: Dish; words: BoardWords }) {
	return (
		<li className={dish.popular ? 'board-line board-popular' : 'board-line'}>
			{dish.picture && <Photo picture={dish.picture} alt="" sizes="64px" />}
			<span className="board-name">
				<span>
					<Text>{dish.name}</Text>
				</span>
				{dish.popular && (
					<span className="board-badge">
						<Text>{words.popular}</Text>
					</span>
				)}
			</span>
			<span className="board-dots" aria-hidden="true" />
			<Price figure={String(dish.price)} phrase={fill(words.price, { price: dish.price })} />
		</li>
	);
}

export function ExtraLine({ extra, words }: { extra: Extra; words: BoardWords }) {
	return (
		<li className="board-line board-extra">
			<Plus aria-hidden size={18} />
			<span>
				<Text>{extra.name}</Text>
			</span>
			<span className="board-dots" aria-hidden="true" />
			<Price figure={`+${extra.plus}`} phrase={fill(words.plus, { plus: extra.plus })} />
		</li>
	);
}

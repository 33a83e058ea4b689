import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import type { BoardWords } from './words';
import './top-ten-links.css';

interface Props {
	words: BoardWords;
	ranking: string;
	newTab: string;
}

/** Below the table: the whole ranking, and where to look when scripts do not run. */
export function TopTenLinks({ words, ranking, newTab }: Props) {
	return (
		<div className="top-ten-links">
			<p className="without-scripts">
				<Text>{words.no_scripts}</Text>
			</p>
			<Button icon="outside" href={ranking} newTabNote={newTab}>
				{words.all}
			</Button>
		</div>
	);
}

import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import '@/ui/arena/figures-table.css';

interface Props {
	note: string;
	caption: string;
	finishes: Content['pages']['regulations']['winning']['finishes'];
}

/** The points on paper, for where the scoreboard does not run. */
export function ScoreSheet({ note, caption, finishes }: Props) {
	return (
		<div className="without-scripts">
			<p>
				<Text>{note}</Text>
			</p>
			<div className="figures-table">
				<table>
					<caption className="hidden-visually">{caption}</caption>
					<tbody>
						{finishes.map(({ key, name, points }) => (
							<tr key={key}>
								<th scope="row">
									<Text>{name}</Text>
								</th>
								<td>{points}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

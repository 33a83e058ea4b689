import { Text } from '@/components/Text';
import type { Content } from '@/generated/content';
import './kept-table.css';

/** All that is kept, as a score sheet of three columns. */
export function KeptTable({ words }: { words: Content['pages']['privacy']['kept'] }) {
	return (
		<section className="kept" aria-labelledby="kept">
			<h2 id="kept">
				<Text phrases>{words.heading}</Text>
			</h2>
			<table>
				<caption className="hidden-visually">{words.caption}</caption>
				<thead>
					<tr>
						{[words.what, words.where, words.long].map((column) => (
							<th scope="col" key={column}>
								<Text>{column}</Text>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{words.rows.map(({ what, where, long }) => (
						<tr key={what}>
							<th scope="row">
								<Text>{what}</Text>
							</th>
							<td>
								<Text>{where}</Text>
							</td>
							<td>
								<Text>{long}</Text>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

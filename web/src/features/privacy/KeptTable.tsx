import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import './kept-table.css';

/** All that is kept. Each thing heads its own group, so that two columns do on a narrow phone. */
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
						{[words.where, words.long].map((column) => (
							<th scope="col" key={column}>
								<Text>{column}</Text>
							</th>
						))}
					</tr>
				</thead>
				{words.rows.map(({ what, where, long }) => (
					<tbody key={what}>
						<tr>
							<th scope="rowgroup" colSpan={2}>
								<Text>{what}</Text>
							</th>
						</tr>
						<tr>
							<td>
								<Text>{where}</Text>
							</td>
							<td>
								<Text>{long}</Text>
							</td>
						</tr>
					</tbody>
				))}
			</table>
		</section>
	);
}

import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import './match-types.css';

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
								<Text>{needs}</Text>
							</td>
							<td>
								<Text>{used}</Text>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

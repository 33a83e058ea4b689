import { Text } from '@/ui/Text';
import './contents.css';

interface Props {
	label: string;
	chapters: readonly { anchor: string; short: string }[];
}

/** Plain links to the chapters; a small script marks the one being read. */
export function Contents({ label, chapters }: Props) {
	return (
		<nav className="contents no-print" aria-label={label} data-contents>
			<p className="contents-title" aria-hidden>
				<Text>{label}</Text>
			</p>
			<ol>
				{chapters.map(({ anchor, short }, index) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>
							<span className="contents-number">{index + 1}</span>
							<span>
								<Text>{short}</Text>
							</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

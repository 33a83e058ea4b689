import type { ReactNode } from 'react';
import { fill } from '@/lib/content';
import { Text } from '@/ui/Text';
import './chapter.css';

interface Props {
	chapter: { anchor: string; heading: string; lead: string };
	number: number;
	label: string;
	children: ReactNode;
}

/** One chapter of the book, with an address of its own. */
export function Chapter({ chapter, number, label, children }: Props) {
	return (
		<section className="chapter" id={chapter.anchor} aria-labelledby={`${chapter.anchor}-heading`}>
			<p className="chapter-number">
				<span>
					<Text>{fill(label, { number })}</Text>
				</span>
			</p>
			<h2 id={`${chapter.anchor}-heading`}>
				<Text phrases>{chapter.heading}</Text>
			</h2>
			<p className="chapter-lead">
				<Text>{chapter.lead}</Text>
			</p>
			{children}
		</section>
	);
}

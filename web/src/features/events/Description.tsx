import { Fragment } from 'react';
import type { Language } from '@/lib/language';
import { GivenText } from '@/ui/GivenText';

interface Props {
	text: string;
	language: Language;
}

/** What staff wrote, line by line. It is only ever text: nothing in it becomes markup. */
export function Description({ text, language }: Props) {
	if (!text) return null;
	return (
		<p className="event-about">
			{text.split(/\r\n|\r|\n/).map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places.
				<Fragment key={index}>
					{index > 0 && <br />}
					<GivenText language={language}>{line}</GivenText>
				</Fragment>
			))}
		</p>
	);
}

import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { Text } from '@/ui/Text';
import type { Choices } from './code';
import { layersOf } from './kit';
import { thumbKit } from './page';
import './invite.css';

/** Three that are as different as the kit allows. */
const shown: Choices[] = [
	{ body: 5, face: 1, hair: 8, hat: 0, glasses: 1, thing: 4, background: 0 },
	{ body: 0, face: 0, hair: 4, hat: 1, glasses: 0, thing: 1, background: 0 },
	{ body: 2, face: 5, hair: 0, hat: 4, glasses: 0, thing: 3, background: 0 },
];

interface Props {
	content: Content;
	language: Language;
}

/** A strip that leads to "Make your meeple". */
export function MeepleInvite({ content, language }: Props) {
	const { heading, lead, crumb } = content.pages.meeple;
	const kit = thumbKit(content);
	return (
		<section className="wrap meeple-invite-section">
			<div className="meeple-invite">
				<div className="meeple-invite-row" aria-hidden>
					{shown.map((choices) => (
						<span key={choices.body}>
							{layersOf(kit, choices)
								.filter(({ part }) => part !== 'background' && part !== 'shadow')
								.map(({ part, image }) => (
									<img key={part} src={image} alt="" width={192} height={192} loading="lazy" />
								))}
						</span>
					))}
				</div>
				<div>
					<h2>
						<Text phrases>{heading}</Text>
					</h2>
					<p>
						<Text lead>{lead}</Text>
					</p>
					<Button kind="primary" href={localPath('/meeple', language)}>
						{crumb}
					</Button>
				</div>
			</div>
		</section>
	);
}

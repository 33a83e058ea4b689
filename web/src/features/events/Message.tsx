import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

interface Props {
	picture: Picture;
	title: string;
	/** What the picture tells, in the shop's own voice. */
	warm?: string;
	note: string;
	/** A picture so large that it runs off the page. */
	large?: boolean;
	/** A title that is the only one of its page. */
	alone?: boolean;
	/** Something went wrong, so it is said at once to those who cannot see it. */
	urgent?: boolean;
	children?: ReactNode;
}

/** What an event's page says in its place: of a trouble that passes, what the picture tells comes first. */
export function told(words: { title: string; warm: string; message: string }, gone: boolean) {
	const { title, warm, message } = words;
	return gone ? { title, warm, note: message } : { title: warm, warm: title, note: message };
}

/** A picture, a short title and a line where there is nothing else to show. */
export function Message(props: Props) {
	const { picture, title, warm, note, large, alone = false, urgent = false, children } = props;
	const Heading = alone ? 'h1' : 'h3';
	return (
		<div
			className={alone ? 'message message-alone' : 'message'}
			data-large={large ? '' : undefined}
			role={urgent ? 'alert' : undefined}
		>
			<Photo
				picture={picture}
				alt=""
				sizes={`(min-width: 900px) ${large ? '50vw' : '600px'}, 90vw`}
				first={alone}
				cutout
			/>
			<div className="message-words">
				<Heading>
					<Text phrases>{title}</Text>
				</Heading>
				{/* One thing to read below the title: what the picture tells leads into the reason. */}
				<p className="message-told">
					{warm && (
						<>
							<strong>
								<Text>{warm}</Text>
							</strong>{' '}
						</>
					)}
					<span className="message-note">
						<Text lead>{note}</Text>
					</span>
				</p>
				{children && <div className="button-row">{children}</div>}
			</div>
		</div>
	);
}

interface ReloadButtonProps {
	label: string;
	/** Plain where something else helps more. */
	kind?: 'primary' | 'plain';
}

/** Asks for the whole page again. */
export function ReloadButton({ label, kind = 'primary' }: ReloadButtonProps) {
	return (
		<button className={`button button-${kind}`} type="button" onClick={() => location.reload()}>
			<RotateCw aria-hidden size={20} />
			<span>{label}</span>
		</button>
	);
}

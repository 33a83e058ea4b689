import { useState } from 'react';
import { colourOf, letterOf } from '@/lib/text/avatar-letter';
import { GivenText } from '@/ui/Text';
import '@/ui/styles/avatar.css';

interface Props {
	name: string;
	picture?: string | undefined;
}

/** A player's picture; where there is none, or it does not load, a letter on a colour. */
export function Avatar({ name, picture }: Props) {
	const [failed, setFailed] = useState<string>();
	if (picture && failed !== picture) {
		return (
			<img
				className="avatar"
				src={picture}
				alt=""
				width={44}
				height={44}
				loading="lazy"
				referrerPolicy="no-referrer"
				onError={() => setFailed(picture)}
			/>
		);
	}
	const letter = letterOf(name);
	return (
		<span className={`avatar avatar-${colourOf(letter)}`} aria-hidden>
			<GivenText>{letter}</GivenText>
		</span>
	);
}

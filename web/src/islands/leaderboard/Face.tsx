import { useState } from 'react';
import { letterCircle } from '@/lib/beyblade/standings';

/** The player's picture, or a circle with the first letter where there is none or it fails. */
export function Face({ name, avatar }: { name: string; avatar: string | null }) {
	const [failed, setFailed] = useState(false);
	const { letter, colour } = letterCircle(name);
	if (avatar && !failed) {
		return (
			<img
				className="face"
				src={avatar}
				alt=""
				width={44}
				height={44}
				onError={() => setFailed(true)}
			/>
		);
	}
	return (
		<span className="face face-letter" data-colour={colour} aria-hidden>
			{letter}
		</span>
	);
}

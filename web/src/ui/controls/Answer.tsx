import '../styles/answer.css';

interface Props {
	/** What happens to the picture before it, while it is pressed and just after. */
	kind: 'flash' | 'steam' | 'clash' | 'confetti' | 'hop' | 'lamp' | 'tilt';
	label: string;
}

/** Lies over the picture before it, in whatever is around both. No script: the style sheet answers. */
export function Answer({ kind, label }: Props) {
	return <button type="button" className="answer" data-answer={kind} aria-label={label} />;
}

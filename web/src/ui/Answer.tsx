import './styles/answer.css';

interface Props {
	/** What happens to the picture before it, while it is pressed and just after. */
	kind: 'flash' | 'steam' | 'clash' | 'confetti' | 'hop' | 'lamp' | 'tilt';
	/** None where another button does the same: then only fingers and mice find this one. */
	label?: string;
	/** What a press does beyond the picture's own answer. */
	onPress?: () => void;
}

/** Lies over the picture before it, in whatever is around both. No script: the style sheet answers. */
export function Answer({ kind, label, onPress }: Props) {
	return (
		<button
			type="button"
			className="answer"
			data-answer={kind}
			aria-label={label}
			tabIndex={label ? undefined : -1}
			onClick={onPress}
		/>
	);
}

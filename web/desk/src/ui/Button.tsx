import { Link, type LinkProps } from '@tanstack/react-router';
import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';

export type Tone = 'main' | 'plain' | 'danger' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	tone?: Tone;
	/** The work is under way: the button says so and takes no second press. */
	busy?: boolean;
	icon?: ReactNode;
}

/** A button; one that is busy stays in the tab order, so the focus is not lost meanwhile. */
export function Button({ tone = 'plain', busy = false, icon, children, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			className="button"
			data-tone={tone}
			aria-busy={busy || undefined}
			{...rest}
			// A press on a button that sends a form would send it again by itself.
			onClick={busy ? (pressed) => pressed.preventDefault() : rest.onClick}
		>
			{busy ? <span className="spinner" aria-hidden="true" /> : icon}
			{children}
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	tone = 'plain',
	icon,
	children,
	...rest
}: LinkProps & { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
	return (
		<Link className="button" data-tone={tone} {...rest}>
			{icon}
			{children}
		</Link>
	);
}

/** A round button with a picture alone; `label` is what it is called. */
export function IconButton({
	label,
	children,
	...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
	return (
		<button type="button" className="icon-button" aria-label={label} title={label} {...rest}>
			{children}
		</button>
	);
}

/** Copies a text; says for a moment that it did. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard.writeText(text);
		setCopied(true);
	};
	return <Button onClick={copy}>{copied ? done : label}</Button>;
}

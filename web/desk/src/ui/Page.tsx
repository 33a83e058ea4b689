import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '~/lib/language';

interface Props {
	title: string;
	/** Where the arrow beside the title leads. */
	back?: LinkProps['to'] | LinkProps;
	actions?: ReactNode;
	children: ReactNode;
	/** As wide as the window, for a table or a preview. */
	wide?: boolean;
}

/** One screen: its title, where it came from, its main actions and what is in it. */
export function Page({ title, back, actions, children, wide = false }: Props) {
	const { say } = useLanguage();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		document.title = `${title} · NK`;
	}, [title]);
	// A new screen begins at its heading, also for a reader who does not see it.
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<main className="page" id="page" data-wide={wide || undefined}>
			<header className="page-head">
				{back && (
					<Link
						className="icon-button"
						{...(typeof back === 'string' ? { to: back } : back)}
						aria-label={say('ui.back')}
					>
						<ArrowLeft />
					</Link>
				)}
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				{actions && <div className="page-actions">{actions}</div>}
			</header>
			{children}
		</main>
	);
}

/** A part of a screen with a heading of its own. */
export function Section({
	title,
	actions,
	children,
}: {
	title: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className="section">
			<header>
				<h2>{title}</h2>
				{actions}
			</header>
			{children}
		</section>
	);
}

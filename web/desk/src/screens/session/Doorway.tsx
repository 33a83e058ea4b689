import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '~/shell/Shell';

/** A page for somebody who is not signed in: one card in the middle. */
export function Doorway({ title, children }: { title: string; children: ReactNode }) {
	useEffect(() => {
		document.title = `${title} · NK`;
	}, [title]);
	return (
		<main className="doorway">
			<div className="doorway-card">
				<p className="brand">NK</p>
				<h1>{title}</h1>
				{children}
			</div>
			<LanguageSwitch />
		</main>
	);
}

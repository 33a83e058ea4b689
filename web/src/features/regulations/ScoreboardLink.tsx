import { Button } from '@/ui/Button';
import './scoreboard-link.css';

export function ScoreboardLink({ href, label }: { href: string; label: string }) {
	return (
		<p className="scoreboard-link no-print">
			<Button href={href}>{label}</Button>
		</p>
	);
}

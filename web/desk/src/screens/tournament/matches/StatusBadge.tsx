import type { LiveMatch } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Badge } from '~/ui/List';

const tones: Record<LiveMatch['status'], string> = {
	waiting: 'calm',
	ready: 'calm',
	called: 'warn',
	running: 'warn',
	reported: 'wrong',
	confirmed: 'calm',
};

/** In what state a match is; `brief` where the stadium is named already. */
export function StatusBadge({ match, brief = false }: { match: LiveMatch; brief?: boolean }) {
	const { say } = useLanguage();
	const { since, slow, stadium, status } = match;
	if (slow && since !== null) {
		const minutes = Math.floor((Date.now() / 1000 - since) / 60);
		return <Badge tone="wrong">{say('tournament.slow', { minutes })}</Badge>;
	}
	const isHere = status === 'called' || status === 'running';
	const text =
		brief && isHere
			? say(`tournament.here.${status}`)
			: say(`tournament.status.${status}`, { stadium: stadium ?? '' });
	return <Badge tone={tones[status]}>{text}</Badge>;
}

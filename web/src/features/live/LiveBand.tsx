import { MonitorPlay } from 'lucide-react';
import { addresses, gaps } from '@/lib/events/gaps';
import type { LiveWords } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { Text } from '@/ui/Text';

interface LiveBandProps {
	words: LiveWords;
	language: Language;
}

/**
 * The night band above the ticket of an event that has a tournament. Events without one have the
 * band too, and the style sheet hides it. The server writes the last state into it for readers
 * without scripts.
 */
export function LiveBand({ words, language }: LiveBandProps) {
	return (
		<div className="live" data-state={gaps.liveState}>
			<div className="live-place" />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
			<div className="live-waiting" dangerouslySetInnerHTML={{ __html: gaps.liveSummary }} />
			<p className="live-screen">
				<a href={`${addresses[language]}/board`}>
					<MonitorPlay aria-hidden size={20} />
					<span>
						<Text>{words.result.screen}</Text>
					</span>
				</a>
			</p>
		</div>
	);
}

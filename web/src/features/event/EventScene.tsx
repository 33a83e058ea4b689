import type { Content } from '@/generated/content';
import { gaps } from '@/lib/events/gaps';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';

/**
 * The scene above an event. The page is one for all events, so it holds the scene of every type;
 * the style sheet shows the one the server names, and a browser fetches no other. A picture of the
 * event's own lies over it.
 */
export function EventScene({ scenes }: { scenes: Content['pages']['events']['event']['scenes'] }) {
	return (
		<div className="event-scene" data-kind={gaps.kind}>
			{Object.entries(scenes).map(([kind, name]) => (
				<Photo
					key={kind}
					className={`event-scene-${kind}`}
					picture={picture(name)}
					alt=""
					sizes="(min-width: 1280px) 1240px, 100vw"
				/>
			))}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
			<div className="event-scene-own" dangerouslySetInnerHTML={{ __html: gaps.picture }} />
		</div>
	);
}

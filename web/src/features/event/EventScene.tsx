import { Fragment } from 'react';
import type { Content } from '@/generated/content';
import { gaps, sceneGap, scenesEnd } from '@/lib/events/gaps';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';

/**
 * The scene above an event. The page is one for all events, so it holds the scene of every type, and
 * the server keeps one, or none for a tournament, which has its own. A picture of the event's own lies over it.
 */
export function EventScene({ scenes }: { scenes: Content['pages']['events']['event']['scenes'] }) {
	return (
		<div className="event-scene">
			{Object.entries(scenes).map(([kind, name]) => (
				<Fragment key={kind}>
					{sceneGap(kind)}
					<Photo
						className={`event-scene-${kind}`}
						picture={picture(name)}
						alt=""
						sizes="(min-width: 1280px) 1240px, calc(100vw - 40px)"
						first
					/>
				</Fragment>
			))}
			{sceneGap('none')}
			{scenesEnd}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed gap, filled by the server. */}
			<div className="event-scene-own" dangerouslySetInnerHTML={{ __html: gaps.picture }} />
		</div>
	);
}

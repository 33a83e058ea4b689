import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LiveStatistics } from '@/lib/api/api-types';
import type { Live } from '@/lib/live/live';
import { type LiveWords, nameOf } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { grouped } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { GivenText, Text } from '@/ui/Text';
import type { CardArt } from './card';
import type { ShareCardProps } from './ShareCard';

export interface LiveProps {
	words: LiveWords;
	language: Language;
	medals: readonly { src: string; alt: string }[];
	art: CardArt;
	/** The name of this shop, for the foot of a card. */
	shop: string;
}

/** Drawing is only fetched by those who come near it. */
const ShareCard = lazy<ComponentType<ShareCardProps>>(() =>
	import('./ShareCard').then(
		({ ShareCard }) => ({ default: ShareCard }),
		() => ({ default: () => null }),
	),
);

interface PodiumProps {
	live: Live;
	words: LiveWords;
	language: Language;
	medals: LiveProps['medals'];
}

/** The first three on their steps. */
export function Podium({ live, words, language, medals }: PodiumProps) {
	const first = live.snapshot.places.slice(0, 3);
	return (
		<ol className="live-podium" aria-label={words.result.podium}>
			{first.map(({ place, player }, index) => {
				const medal = medals[index];
				return (
					<li key={player} data-place={index + 1}>
						{medal && <img src={medal.src} alt="" width={160} height={160} />}
						<strong>
							<GivenText language={language}>{nameOf(live, player, words)}</GivenText>
						</strong>
						<span>
							{live.snapshot.champion === player
								? words.result.champion
								: fill(words.card.place, { rank: place })}
						</span>
					</li>
				);
			})}
		</ol>
	);
}

interface StatisticsProps {
	live: Live;
	statistics: LiveStatistics;
	words: LiveWords;
	/** The level of its heading on the page it stands on. */
	level?: 'h2' | 'h3';
}

function pairOf(live: Live, id: number, words: LiveWords): string {
	const match = live.matches.get(id);
	if (!match) return '';
	const [one, two] = [nameOf(live, match.a, words), nameOf(live, match.b, words)];
	return fill(words.result.pair, { one, two });
}

function Finishes({ statistics, words }: Pick<StatisticsProps, 'statistics' | 'words'>) {
	const most = Math.max(1, ...statistics.finishes.map(({ count }) => count));
	if (statistics.finishes.length === 0) return null;
	return (
		<div className="finishes">
			<p>{words.result.finishes}</p>
			<ul>
				{statistics.finishes.map(({ kind, count }) => (
					<li key={kind} data-finish={kind}>
						<span>{words.finish[kind]}</span>
						<meter min={0} max={most} value={count}>
							{count}
						</meter>
						<b>{count}</b>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The day in numbers. */
export function Statistics({ live, statistics, words, level = 'h3' }: StatisticsProps) {
	const Heading = level;
	const { longest, upset } = statistics;
	const minutes = longest && Math.max(1, Math.round(longest.seconds / 60));
	return (
		<section className="day" aria-labelledby="day">
			<Heading id="day">
				<Text>{words.result.day}</Text>
			</Heading>
			<dl>
				{(['players', 'matches', 'points'] as const).map((each) => (
					<div key={each}>
						<dt>{words.result[each]}</dt>
						<dd>{grouped(statistics[each])}</dd>
					</div>
				))}
				{longest && (
					<div className="day-wide">
						<dt>{words.result.longest}</dt>
						<dd>{fill(words.result.minutes, { minutes })}</dd>
						<dd className="soft">{pairOf(live, longest.match, words)}</dd>
					</div>
				)}
				{upset && (
					<div className="day-wide">
						<dt>{words.result.upset}</dt>
						<dd>{nameOf(live, upset.winner, words)}</dd>
						<dd className="soft">
							{fill(words.result.upset_text, {
								winner: nameOf(live, upset.winner, words),
								points: upset.difference,
							})}
						</dd>
					</div>
				)}
			</dl>
			<Finishes statistics={statistics} words={words} />
		</section>
	);
}

/** True from the first time that the element is near the screen. */
function useNear() {
	const place = useRef<HTMLDivElement>(null);
	const [near, setNear] = useState(false);
	useEffect(() => {
		const watch = new IntersectionObserver(
			(entries) => setNear((known) => known || entries.some((entry) => entry.isIntersecting)),
			{ rootMargin: '300px' },
		);
		if (place.current) watch.observe(place.current);
		return () => watch.disconnect();
	}, []);
	return { place, near };
}

interface ResultProps extends LiveProps {
	live: Live;
	me: number | undefined;
}

/** After the last match: who won, the day in numbers, a card to share. */
export function Result({ live, me, words, language, medals, art, shop }: ResultProps) {
	const { statistics } = live.snapshot;
	const { place, near } = useNear();
	return (
		<div className="result">
			<Podium live={live} words={words} language={language} medals={medals} />
			{statistics && <Statistics live={live} statistics={statistics} words={words} />}
			<div className="share-place" ref={place}>
				{near && (
					<Suspense>
						<ShareCard
							live={live}
							me={me}
							words={words}
							language={language}
							art={art}
							shop={shop}
						/>
					</Suspense>
				)}
			</div>
		</div>
	);
}

import { useEffect, useState } from 'react';
import type { Content } from '@/generated/content';
import { askForList } from '@/lib/events/calls';
import { kindOf, type ShopEvent, saidIn } from '@/lib/events/events';
import { onReturn } from '@/lib/events/returning';
import type { Picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { writtenDay } from '@/lib/time/written-day';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Avatar } from '@/ui/pictures/Avatar';
import { Photo } from '@/ui/pictures/Photo';
import { GivenText, Text } from '@/ui/Text';

interface LastChampionProps {
	words: Content['live']['last'] & Record<'anonymous' | 'champion' | 'place', string>;
	medals: readonly string[];
	/** A match, whoever won it. */
	picture: Picture;
	language: Language;
}

/** Who stood on the steps; of an event without a tournament here, its winner alone. */
function stepsOf({ podium, winner }: ShopEvent) {
	return podium.length > 0 || !winner ? podium : [{ ...winner, place: 1 }];
}

/** The latest Beyblade event that somebody won; the newest comes first. */
export const lastWon = (events: readonly ShopEvent[]): ShopEvent | undefined =>
	events.find((event) => kindOf(event.type) === 'beyblade' && stepsOf(event).length > 0);

interface StepsProps extends LastChampionProps {
	event: ShopEvent;
}

function Steps({ event, words, medals, language }: Omit<StepsProps, 'picture'>) {
	const { text, lang } = saidIn(event.name, language);
	return (
		<>
			<ol className="last-steps">
				{stepsOf(event).map(({ name, anonymous, place }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place.
					<li key={index} data-place={place}>
						{place === 1 && (
							<Avatar
								name={anonymous ? words.anonymous : name}
								picture={
									event.winner?.name === name && !anonymous ? event.winner.avatar : undefined
								}
							/>
						)}
						<img
							className="last-medal"
							src={medals[place - 1]}
							alt=""
							width={160}
							height={160}
							loading="lazy"
						/>
						<strong>
							<GivenText language={language}>{anonymous ? words.anonymous : name}</GivenText>
						</strong>
						<span className="last-place">
							{place === 1 ? words.champion : fill(words.place, { rank: place })}
						</span>
					</li>
				))}
			</ol>
			<div className="last-words">
				<p>
					<strong>
						<bdi lang={lang}>{text}</bdi>
					</strong>
					{event.start && <span>{writtenDay(event.start, language)}</span>}
				</p>
				<ButtonLink href={localPath(`/events/${event.id}`, language)}>{words.more}</ButtonLink>
			</div>
		</>
	);
}

/** Events that may have a champion: a tournament can be over before its event's last hour is. None
    are known where an answer is missing: somebody may have won all the same. */
export async function decided(again?: boolean): Promise<readonly ShopEvent[] | undefined> {
	const [ongoing, past] = await Promise.all([
		askForList('ongoing', again),
		askForList('past', again),
	]);
	return ongoing.ok && past.ok ? [...ongoing.value, ...past.value] : undefined;
}

/** The latest champion, with the two beside them. The room is the same whoever won, or nobody. */
export default function LastChampion(props: LastChampionProps) {
	const { words, language } = props;
	const [events, setEvents] = useState<readonly ShopEvent[]>();
	useEffect(() => {
		const show = (again?: boolean) =>
			void decided(again).then((latest) => setEvents((known) => latest ?? known));
		show();
		return onReturn(() => show(true));
	}, []);
	const event = events && lastWon(events);
	return (
		<div className="last-card">
			<Photo picture={props.picture} alt="" sizes="(width >= 900px) 650px, 92vw" />
			<div className="last-told">
				{/* Another plate for each winner: one that grew would move what it says. */}
				<div className="last-plate" key={event?.id}>
					{event && <Steps event={event} {...props} />}
					{events && !event && (
						<p>
							<Text>{words.none}</Text>
						</p>
					)}
					{!event && <ButtonLink href={localPath('/events', language)}>{words.events}</ButtonLink>}
				</div>
			</div>
		</div>
	);
}

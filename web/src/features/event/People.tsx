import type { Participant, ShopEvent, Winner } from '@/lib/events/events';
import type { DetailWords, TicketWords } from '@/lib/events/words';
import type { SmallPicture } from '@/lib/pictures';
import type { Language } from '@/lib/text/language';
import { grouped } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Avatar } from '@/ui/pictures/Avatar';
import { GivenText, Text } from '@/ui/Text';

interface PeopleProps {
	event: ShopEvent;
	words: DetailWords;
	language: Language;
}

interface PersonProps extends Omit<PeopleProps, 'event'> {
	person: Participant;
}

function Person({ person, words, language }: PersonProps) {
	const name = person.anonymous ? words.anonymous : person.name;
	return (
		<li className="person" data-winner={person.winner || undefined}>
			<span className="person-number">{person.number}</span>
			<Avatar name={name} picture={person.anonymous ? undefined : person.avatar} />
			<span className="person-name">
				<GivenText language={language}>{name}</GivenText>
			</span>
			{person.winner && (
				<span className="person-winner">
					<ShopIcon icon="trophy" size={20} />
					<span className="hidden-visually">{words.winner}</span>
				</span>
			)}
		</li>
	);
}

/** Everybody who takes part, each with the number of their entry. */
export function People({ event, words, language }: PeopleProps) {
	const { participants, count } = event;
	const past = event.status === 'past';
	const unnamed = count - participants.length;
	return (
		<section className="people" aria-labelledby="people-heading">
			<h2 id="people-heading">
				<Text phrases>{past ? words.people.headingPast : words.people.heading}</Text>
			</h2>
			<p className="people-count">
				<ShopIcon icon="people" size={20} />
				{fill(past ? words.people.countPast : words.people.count, { count: grouped(count) })}
			</p>
			{count === 0 && !past && (
				<p className="person person-free">
					<Avatar name="" />
					<span className="person-name">
						<Text>{words.people.none}</Text>
					</span>
				</p>
			)}
			<ol>
				{participants.map((person, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two people may share a number and a name.
					<Person key={index} person={person} words={words} language={language} />
				))}
			</ol>
			{unnamed > 0 && participants.length > 0 && (
				<p className="soft">{fill(words.people.more, { count: grouped(unnamed) })}</p>
			)}
		</section>
	);
}

interface WinnerBoxProps {
	winner: Winner;
	/** The address of the medal's picture. */
	medal: string | undefined;
	/** Who cheers the champion, for a kind of event that has a picture of it; in the medal's place. */
	stage: SmallPicture | undefined;
	words: Pick<TicketWords, 'winner' | 'anonymous'>;
	language: Language;
}

/** Who won, on a small stage of their own. */
export function WinnerBox({ winner, medal, stage, words, language }: WinnerBoxProps) {
	const name = winner.anonymous ? words.anonymous : winner.name;
	return (
		<section className="winner-box" aria-label={words.winner}>
			<Avatar name={name} picture={winner.anonymous ? undefined : winner.avatar} />
			<p>
				<span className="winner-label">
					<ShopIcon icon="trophy" size={20} />
					{words.winner}
				</span>
				<strong>
					<GivenText language={language}>{name}</GivenText>
				</strong>
			</p>
			{stage && (
				<img
					{...stage}
					className="winner-stage"
					sizes="(width >= 700px) 380px, 92vw"
					alt=""
					loading="lazy"
					decoding="async"
				/>
			)}
			{medal && !stage && (
				<img
					className="winner-medal"
					src={medal}
					width={120}
					height={120}
					alt=""
					loading="lazy"
					decoding="async"
				/>
			)}
		</section>
	);
}

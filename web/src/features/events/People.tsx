import { Trophy, Users } from 'lucide-react';
import { fill } from '@/lib/content';
import type { Participant, ShopEvent } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import { grouped } from '@/lib/grouped';
import type { Language } from '@/lib/language';
import { Avatar } from '@/ui/Avatar';
import { GivenText } from '@/ui/GivenText';
import { Text } from '@/ui/Text';
import './people.css';

interface Props {
	event: ShopEvent;
	words: DetailWords;
	language: Language;
}

function Person({ person, words, language }: { person: Participant } & Omit<Props, 'event'>) {
	const name = person.anonymous ? words.anonymous : person.name;
	return (
		<li className="person" data-winner={person.winner || undefined}>
			<span className="person-number">{person.number}</span>
			<Avatar name={name} />
			<span className="person-name">
				<GivenText language={language}>{name}</GivenText>
			</span>
			{person.winner && (
				<span className="person-winner">
					<Trophy aria-hidden size={16} />
					{words.winner}
				</span>
			)}
		</li>
	);
}

/** Everybody who takes part, by running number. */
export function People({ event, words, language }: Props) {
	const { participants, count } = event;
	const past = event.status === 'past';
	const unnamed = count - participants.length;
	return (
		<section className="people" aria-labelledby="people-heading">
			<h2 id="people-heading">
				<Text phrases>{past ? words.people.headingPast : words.people.heading}</Text>
			</h2>
			<p className="people-count">
				<Users aria-hidden size={20} />
				{fill(words.people.count, { count: grouped(count) })}
			</p>
			{count === 0 && !past && (
				<p className="person person-free">
					<span className="person-number">1</span>
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

import { Pencil } from 'lucide-react';
import type { Content } from '@/generated/content';
import { picture as pictureOf } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { Photo } from '@/ui/pictures/Photo';
import { Point, SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { dayTicketFrom, type Prices, type TicketKind } from './tickets';

type Group = Content['rates'][number];
type Branches = Content['branches'];
type Words = Content['pages']['play_at_shop']['rates'];

const tickets: readonly TicketKind[] = ['hourly', 'daily', 'monthly'];

/** From how many hours the day ticket wins, or how many hours cost just as much. */
function dayTicket(prices: Prices, words: Words): string {
	const hours = dayTicketFrom(prices);
	const isTie = prices.hourly * hours === prices.daily;
	return fill(isTie ? words.day_ties : words.day_wins, { hours });
}

/** What speaks for the day ticket, worked out from the figures of the table above it. */
function dayTicketNote(group: Group, words: Words): string {
	const students = dayTicket(group.students, words);
	const general = dayTicket(group.general, words);
	return fill(students === general ? words.day_all : words.day_each, { students, general });
}

const samePrices = (one: Group, other: Group): boolean =>
	tickets.every(
		(ticket) =>
			one.students[ticket] === other.students[ticket] &&
			one.general[ticket] === other.general[ticket],
	);

interface PriceList {
	group: Group;
	/** The branches where it holds. */
	branches: string[];
}

/** Branches that ask the same share a sheet, which names them all. */
function priceLists(groups: readonly Group[]): PriceList[] {
	const lists: PriceList[] = [];
	for (const group of groups) {
		const same = lists.find((list) => samePrices(list.group, group));
		if (same) same.branches.push(...group.branches);
		else lists.push({ group, branches: [...group.branches] });
	}
	return lists;
}

function Sheet({ group, names, words }: { group: Group; names: string[]; words: Words }) {
	return (
		<li className="rate-sheet">
			<table>
				<caption>
					<span className="rate-branches">
						{names.map((name) => (
							<span key={name}>
								<Text>{name}</Text>{' '}
							</span>
						))}
					</span>
				</caption>
				<thead>
					<tr>
						<th scope="col">
							<Text>{words.ticket}</Text>
						</th>
						<th scope="col">
							<Text phrases>{words.students}</Text>
						</th>
						<th scope="col">
							<Text>{words.general}</Text>
						</th>
					</tr>
				</thead>
				<tbody>
					{tickets.map((ticket) => (
						<tr key={ticket}>
							<th scope="row">
								<Text>{words[ticket]}</Text>
							</th>
							<td>{group.students[ticket]}</td>
							<td>{group.general[ticket]}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="rate-note">
				<Pencil aria-hidden size={19} />
				<span>
					<Text lead>{dayTicketNote(group, words)}</Text>
				</span>
			</p>
		</li>
	);
}

interface Parking {
	heading: string;
	text: string;
}

function ParkingSign({ heading, text }: Parking) {
	return (
		<div className="parking">
			<div className="parking-sign">
				<Photo picture={pictureOf('icons/parking')} alt="" sizes="120px" cutout />
			</div>
			<div className="parking-words">
				<Point title={heading} text={text} />
			</div>
			<Photo
				className="parking-guests"
				picture={pictureOf('play/parking')}
				alt=""
				sizes="(width >= 1360px) 340px, (width >= 700px) 25vw, 1px"
				cutout
			/>
		</div>
	);
}

interface Props {
	words: Words;
	groups: readonly Group[];
	branches: Branches;
	parking: Parking;
}

/** What an hour, a day or a month costs at each branch, and where one may park. */
export function RateSheets({ words, groups, branches, parking }: Props) {
	const named = (ids: string[]) =>
		branches.filter(({ id }) => ids.includes(id)).map(({ short }) => short);
	return (
		<div className="wrap">
			<SectionHeading heading={words.heading} lead={words.lead} id="rates" />
			<div className="rate-pads">
				<ul className="rate-sheets">
					{priceLists(groups).map(({ group, branches: ids }) => (
						<Sheet key={group.id} group={group} names={named(ids)} words={words} />
					))}
				</ul>
				<ParkingSign {...parking} />
			</div>
		</div>
	);
}

import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Lines of a list; each is as tall as a thumb. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
	return (
		<ul className="list" aria-label={label}>
			{children}
		</ul>
	);
}

interface RowProps {
	title: ReactNode;
	text?: ReactNode;
	icon?: ReactNode;
	/** Buttons, a figure or a mark at the end of the line. */
	end?: ReactNode;
}

export function Row({ title, text, icon, end }: RowProps) {
	return (
		<li className="row">
			{icon}
			<RowText title={title} text={text} />
			{end && <span className="row-end">{end}</span>}
		</li>
	);
}

/** A line that leads to another screen. */
export function LinkRow({ title, text, icon, end, ...link }: RowProps & LinkProps) {
	return (
		<li>
			<Link className="row" {...link}>
				{icon}
				<RowText title={title} text={text} />
				<span className="row-end">
					{end}
					<ChevronRight aria-hidden="true" />
				</span>
			</Link>
		</li>
	);
}

function RowText({ title, text }: { title: ReactNode; text: ReactNode }) {
	return (
		<span className="row-text">
			<strong>{title}</strong>
			{text && <span className="soft">{text}</span>}
		</span>
	);
}

/** A small mark: how many, or in what state. */
export function Badge({ children, tone = 'calm' }: { children: ReactNode; tone?: string }) {
	return (
		<span className="badge" data-tone={tone}>
			{children}
		</span>
	);
}

export interface Column<Item> {
	title: string;
	cell: (item: Item) => ReactNode;
	/** Figures stand at the right. */
	figure?: boolean;
}

/** A table; its few columns stand closer together on a phone. */
export function Table<Item>({
	columns,
	items,
	keyOf,
	caption,
}: {
	columns: readonly Column<Item>[];
	items: readonly Item[];
	keyOf: (item: Item) => string | number;
	caption: string;
}) {
	return (
		<table className="table">
			<caption className="visually-hidden">{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column.title} scope="col" data-figure={column.figure || undefined}>
							{column.title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{items.map((item) => (
					<tr key={keyOf(item)}>
						{columns.map((column) => (
							<td key={column.title} data-figure={column.figure || undefined}>
								{column.cell(item)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLanguage } from '~/lib/language';
import { Button, IconButton } from '~/ui/Button';
import { sentValue } from '../draft/edits';
import { keyOf, type Place, plainValue } from '../draft/tree';
import { Control, namesABranch } from './Control';
import { useFileForm } from './form';

/** A value, a group of values under a heading, or a list whose items can be added and moved. */
export function PlaceForm({ place }: { place: Place }) {
	const { field } = place;
	if (field?.shape.widget === 'list') return <ListForm place={place} />;
	if (field) return <Control field={field} label={place.label} />;
	return (
		<fieldset className="card">
			<Heading place={place} />
			<Parts place={place} />
		</fieldset>
	);
}

function Heading({ place }: { place: Place }) {
	const { pick } = useLanguage();
	return <legend className="place-title">{pick(place.label)}</legend>;
}

function Parts({ place }: { place: Place }) {
	const { say } = useLanguage();
	const unused = place.parts.filter((part) => part.field && !part.field.present);
	const ids = place.parts.filter((part) => part.steps.at(-1) === 'id' && !unused.includes(part));
	const used = place.parts.filter((part) => !unused.includes(part) && !ids.includes(part));
	return (
		<>
			{used.map((part) => (
				<PlaceForm key={keyOf(part.steps)} place={part} />
			))}
			<Folded parts={unused} title={say('shop.unused', { count: unused.length })} />
			<Folded parts={ids} title={say('shop.technical')} />
		</>
	);
}

/** What is seldom needed, behind its name. */
function Folded({ parts, title }: { parts: Place[]; title: string }) {
	if (parts.length === 0) return null;
	return (
		<details>
			<summary>{title}</summary>
			<div className="form">
				{parts.map((part) => (
					<PlaceForm key={keyOf(part.steps)} place={part} />
				))}
			</div>
		</details>
	);
}

function ListForm({ place }: { place: Place }) {
	const { say, pick } = useLanguage();
	const { file, changeList, isSearched } = useFileForm();
	const shape = place.field?.shape;
	const count = place.parts.length;
	const isFull = shape?.most !== null && shape?.most !== undefined && count >= shape.most;
	const add = () =>
		changeList(
			{ file, kind: 'add', steps: place.steps, index: count, expected: count, value: shape?.blank },
			say('shop.added'),
		);
	const title = (
		<>
			{pick(place.label)} <span className="soft">({count})</span>
		</>
	);
	const items = (
		<>
			{place.parts.map((item, index) => (
				<Item key={keyOf(item.steps)} list={place} item={item} index={index} />
			))}
			{!isFull && (
				<Button icon={<Plus aria-hidden="true" />} onClick={add}>
					{say('shop.add')}
				</Button>
			)}
		</>
	);
	// Choices, such as a price's branches, change seldom and would stand before what does.
	if (!isSearched && count > 0 && place.parts.every(isChoice))
		return (
			<details>
				<summary>{title}</summary>
				<div className="list-form">{items}</div>
			</details>
		);
	return (
		<fieldset className="list-form">
			<legend className="place-title">{title}</legend>
			{items}
		</fieldset>
	);
}

const isChoice = ({ field }: Place) =>
	field !== undefined && (field.shape.widget === 'choice' || namesABranch(field.steps));

function Item({ list, item, index }: { list: Place; item: Place; index: number }) {
	const { pick } = useLanguage();
	const { open } = useFileForm();
	if (item.field && item.field.shape.widget !== 'list') {
		return (
			<div className="item-line">
				<Control field={item.field} label={item.label} />
				<ItemButtons list={list} item={item} index={index} />
			</div>
		);
	}
	return (
		<details className="card" open={open}>
			<summary className="item-title">{pick(item.label)}</summary>
			<ItemButtons list={list} item={item} index={index} />
			<Parts place={item} />
		</details>
	);
}

function ItemButtons({ list, item, index }: { list: Place; item: Place; index: number }) {
	const { say, pick } = useLanguage();
	const { file, changeList, typed } = useFileForm();
	const name = pick(item.label);
	// What was typed is sent before the list is changed.
	const expected = plainValue(item, sentValue(typed));
	const move = (to: number) =>
		changeList({ file, kind: 'move', steps: list.steps, index, to, expected }, say('shop.moved'));
	const remove = () =>
		changeList(
			{ file, kind: 'remove', steps: item.steps, expected },
			say('shop.removed', { name }),
		);
	const fewest = list.field?.shape.fewest ?? 0;
	return (
		<div className="item-buttons">
			<IconButton
				label={say('shop.up', { name })}
				disabled={index === 0}
				onClick={() => move(index - 1)}
			>
				<ArrowUp />
			</IconButton>
			<IconButton
				label={say('shop.down', { name })}
				disabled={index === list.parts.length - 1}
				onClick={() => move(index + 1)}
			>
				<ArrowDown />
			</IconButton>
			<IconButton
				label={say('shop.remove', { name })}
				disabled={list.parts.length <= fewest}
				onClick={remove}
			>
				<Trash2 />
			</IconButton>
		</div>
	);
}

/* What the desk's screens send and get. Made by `python -m tools.desk_types` from the desk's own
   endpoints; changes here are overwritten. */

/** What the checker found. */
export interface CheckBody {
	mistakes: ReadonlyArray<MistakeBody>;
}

/** A device as the screens show it. */
export interface DeviceBody {
	id: number;
	name: string;
	role: 'owner' | 'staff' | 'judge';
	event_id: number | null;
	stadium: number | null;
	created_at: string;
	last_seen_at: string;
	expires_at: string;
	mine?: boolean;
}

/** All devices that can be used now. */
export interface DevicesBody {
	devices: ReadonlyArray<DeviceBody>;
}

/** The edits to take out of the draft; all of them if none is named. */
export interface DiscardForm {
	ids?: ReadonlyArray<number> | null;
}

/** The draft: its version and its edits. */
export interface DraftBody {
	version: number;
	edits: ReadonlyArray<KeptEdit>;
}

/** One edit of one file. `expected` is what the person saw at the place they changed.

For a list that is added to it is the number of items, for an item that is moved the item. */
export interface EditForm {
	file: string;
	kind: 'set' | 'add' | 'remove' | 'move';
	steps: ReadonlyArray<string | number>;
	expected?: unknown;
	value?: unknown;
	index?: number;
	to?: number;
	keep_sample?: boolean;
}

/** Edits to take into the draft, all or none. */
export interface EditsForm {
	edits: ReadonlyArray<EditForm>;
}

/** The device to end. */
export interface EndForm {
	id: number;
}

/** The person whose devices end. */
export interface EndPersonForm {
	name: string;
}

/** How many devices were ended. */
export interface EndedBody {
	ended: number;
}

/** A field of a content file. */
export interface FieldBody {
	file: string;
	steps: ReadonlyArray<string | number>;
	line: number;
	label: Words;
	shape: ShapeBody;
	value: unknown;
	present: boolean;
	sample: boolean;
}

/** A file's fields with the draft's edits in them. */
export interface FieldsBody {
	file: string;
	version: number;
	fields: ReadonlyArray<FieldBody>;
}

/** A content file: the page it belongs to, and how many edits of it wait in the draft. */
export interface FileBody {
	file: string;
	route: string | null;
	edits: number;
}

/** All content files. */
export interface FilesBody {
	files: ReadonlyArray<FileBody>;
}

export type JsonValue = unknown;

/** An edit of the draft: its number, and who made it when. */
export interface KeptEdit {
	file: string;
	kind: 'set' | 'add' | 'remove' | 'move';
	steps: ReadonlyArray<string | number>;
	expected?: unknown;
	value?: unknown;
	index?: number;
	to?: number;
	keep_sample?: boolean;
	id: number;
	who: string;
	at: string;
}

/** A mistake at its field. */
export interface MistakeBody {
	file: string;
	line: number;
	steps: ReadonlyArray<string | number> | null;
	where: string;
	reason: string;
}

/** A write that needs no words. */
export interface Nothing {
}

/** What is left to do before the site goes public. */
export interface OpeningBody {
	left: number;
	total: number;
	groups: ReadonlyArray<SampleGroupBody>;
}

/** The code of a pairing link, from the part of the address that is never sent by itself. */
export interface PairForm {
	code: string;
}

/** A pairing link, its end, and its QR code as an SVG path of `size` squares a side. */
export interface PairingBody {
	link: string;
	expires_at: string;
	size: number;
	path: string;
}

/** Whom a new link lets in. */
export interface PairingForm {
	name: string;
	role: 'owner' | 'staff' | 'judge';
	event_id?: number | null;
	stadium?: number | null;
}

/** A picture as it was stored. */
export interface PictureBody {
	name: string;
	file: string;
	width: number;
	height: number;
}

/** What was written, and whether visitors see it already. */
export interface PublishedBody {
	edits: number;
	files: ReadonlyArray<string>;
	live?: boolean;
	message?: Words | null;
}

/** What a device's person does in the shop. */
export type Role = 'owner' | 'staff' | 'judge';

/** A value that the shop still has to send; `done` if the draft holds the real one. */
export interface SampleBody {
	file: string;
	steps: ReadonlyArray<string | number>;
	line: number;
	label: Words;
	shown: string;
	done: boolean;
}

/** Samples that the same people send. */
export interface SampleGroupBody {
	group: string;
	title: Words;
	samples: ReadonlyArray<SampleBody>;
}

/** How a value is edited: its widget and bounds; `blank` is what a new item starts with. */
export interface ShapeBody {
	widget: 'text' | 'line' | 'price' | 'number' | 'time' | 'date' | 'yes_no' | 'choice' | 'link' | 'page' | 'picture' | 'phone' | 'email' | 'host' | 'name' | 'list' | 'group' | 'entries';
	required: boolean;
	nullable: boolean;
	choices: ReadonlyArray<string>;
	minimum: number | null;
	maximum: number | null;
	pattern: string | null;
	fewest: number;
	most: number | null;
	item: 'text' | 'line' | 'price' | 'number' | 'time' | 'date' | 'yes_no' | 'choice' | 'link' | 'page' | 'picture' | 'phone' | 'email' | 'host' | 'name' | 'list' | 'group' | 'entries' | null;
	blank: unknown;
}

/** A sentence in both languages. */
export interface Words {
	th: string;
	en: string;
}

import { type Picture, picture } from '@/lib/pictures';
import { type Hour, hourOf, type OpenTable } from '@/lib/time/shop-hour';
import layers from './layers.json';

/* The hero's picture of each hour, and the two scripts that choose one. Only for code that runs
   while the site is built. */

type EachHour<Value> = Record<Hour, Value>;

/** What a shop that is alive has more than its picture by day. */
export interface LivingHours {
	pictures: EachHour<Picture>;
	/** The files of each hour's sheet of layers, for phones and for wide windows. */
	sheets: EachHour<readonly [small: string, large: string]>;
}

function eachHour<Value>(make: (hour: Hour) => Value): EachHour<Value> {
	return {
		day: make('day'),
		morning: make('morning'),
		night: make('night'),
		closed: make('closed'),
	};
}

/** A photograph that was put in the place of the hero has no other hours, and nothing in it moves. */
export function livingHours(image: string, { width, height }: Picture): LivingHours | undefined {
	const [wide, high] = layers.picture;
	if (image !== 'heroes/home' || width !== wide || height !== high) return undefined;
	return {
		pictures: eachHour((hour) => picture(hour === 'day' ? image : `${image}-${hour}`)),
		sheets: eachHour((hour) => {
			const { src, largest } = picture(`layers/home-${hour}`);
			return [src, largest];
		}),
	};
}

/* The two scripts are the text of these two functions: they use nothing but what they are given. */

function tellHour(hour: string, pictures: Record<string, string>, sizes: string): void {
	document.documentElement.dataset.hour = hour;
	const link = document.createElement('link');
	link.rel = 'preload';
	link.as = 'image';
	link.type = 'image/avif';
	link.fetchPriority = 'high';
	link.imageSizes = sizes;
	link.imageSrcset = pictures[hour] ?? '';
	document.head.append(link);
}

function takePicture(): void {
	const script = document.currentScript as HTMLScriptElement;
	const { content } = script.previousElementSibling as HTMLTemplateElement;
	const { hour } = document.documentElement.dataset;
	const picture = content.querySelector(`[data-hour=${hour}] img`) as HTMLImageElement;
	script.replaceWith(document.importNode(picture, true));
}

/** In the head: tells the hour, and has its picture fetched with the document. */
export function early({ pictures }: LivingHours, open: OpenTable, sizes: string): string {
	const sets = eachHour((hour) => pictures[hour].srcSet);
	const hour = `(${hourOf})(Date.now(),${JSON.stringify(open)})`;
	return `(${tellHour})(${hour},${JSON.stringify(sets)},${JSON.stringify(sizes)})`;
}

/** In the picture's place: takes the picture of the hour out of the template before the script. */
export const choose = `(${takePicture})()`;

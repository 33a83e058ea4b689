import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';

const left =
	'M46 90h250l-18 21 16 21-20 21 18 22-18 21 18 22-14 22H46a26 26 0 0 1-26-26v-40a20 20 0 0 0 0-40v-18a26 26 0 0 1 26-26z';
const right =
	'M312 90h118a26 26 0 0 1 26 26v18a20 20 0 0 0 0 40v40a26 26 0 0 1-26 26H310l14-22-18-22 18-21-18-22 20-21-16-21z';

function Half({ className, outline }: { className: string; outline: string }) {
	return (
		<g className={className}>
			<path className="torn-side" d={outline} />
			<path className="torn-face" d={outline} />
		</g>
	);
}

/** A ticket in two halves, and somebody in front of both who looks it up on a map. */
export function TornTicket({ picture }: { picture: Picture }) {
	return (
		<div className="torn-ticket">
			<svg viewBox="-40 30 600 300" aria-hidden="true">
				<Half className="torn-left" outline={left} />
				<Half className="torn-right" outline={right} />
				<path className="torn-lines" d="M70 132h150M70 162h104M70 192h128" />
				<path className="torn-holes" d="M404 102v128" />
			</svg>
			<Photo picture={picture} alt="" sizes="(min-width: 900px) 780px, 130vw" first cutout />
		</div>
	);
}

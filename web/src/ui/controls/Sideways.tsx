import { createElement, type HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
	as: 'ul' | 'section';
	/** What takes the focus needs a name. */
	'aria-labelledby': string;
}

/** A row that is pushed sideways on a phone: by keys, too, so it takes the focus. */
export const Sideways = ({ as, ...rest }: Props) => createElement(as, { tabIndex: 0, ...rest });

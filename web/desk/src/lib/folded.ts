import { nameKey } from '@/lib/text/name-key';

/** A name as a list is searched for it: spaces make no difference either. */
export const folded = (name: string): string => nameKey(name).replaceAll(' ', '');

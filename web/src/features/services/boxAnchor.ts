/** The anchor of a service's box, the last part of its address: `food-drink`. */
export const boxAnchor = ({ path }: { path: string }): string =>
	path.slice(path.lastIndexOf('/') + 1);

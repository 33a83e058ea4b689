/** The anchor of a service's box: the key as addresses are written, `play-at-shop`. */
export const boxAnchor = ({ key }: { key: string }): string => key.replaceAll('_', '-');

import type { ReactNode } from 'react';
import type { ViewerWords } from './slides';
import { useViewer } from './useViewer';

interface Props {
	words: ViewerWords;
	/** The pictures come as ready HTML: links that show the large file by themselves. */
	children?: ReactNode;
}

/** Opens the pictures inside it large, one after the other. */
export default function PhotoGallery({ words, children }: Props) {
	const { onClick, element } = useViewer(words);
	return (
		<>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the pictures inside are links, which keys press too. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links are told. */}
			<div onClick={onClick}>{children}</div>
			{element}
		</>
	);
}

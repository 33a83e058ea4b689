import { ImageUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface Props {
	children: ReactNode;
	busy: boolean;
	disabled?: boolean;
	onFile: (file: File) => void;
}

/** A button that asks for a picture: from the gallery or the camera on a phone. */
export function FileButton({ children, busy, disabled = false, onFile }: Props) {
	const id = useId();
	return (
		<div className="file-button">
			<label className="button" htmlFor={id} aria-busy={busy || undefined}>
				{busy ? <span className="spinner" aria-hidden="true" /> : <ImageUp aria-hidden="true" />}
				{children}
			</label>
			<input
				id={id}
				className="visually-hidden"
				type="file"
				accept="image/jpeg,image/png,image/webp,image/avif"
				disabled={disabled || busy}
				onChange={(event) => {
					const file = event.target.files?.[0];
					if (file) onFile(file);
					// The same file again is asked for again.
					event.target.value = '';
				}}
			/>
		</div>
	);
}

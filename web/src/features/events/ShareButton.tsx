import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { DetailWords } from '@/lib/events/words';
import { Text } from '@/ui/Text';

interface Props {
	title: string;
	address: string;
	words: DetailWords['share'];
}

type Said = '' | 'copied' | 'failed';

/** Hands the page on; where the device has no way to share, its address is copied. */
async function share(title: string, url: string): Promise<Said> {
	try {
		if (typeof navigator.share === 'function') {
			await navigator.share({ title, url });
			return '';
		}
		await navigator.clipboard.writeText(url);
		return 'copied';
	} catch (problem) {
		// Closing the share sheet is a choice, not a failure.
		return problem instanceof DOMException && problem.name === 'AbortError' ? '' : 'failed';
	}
}

export function ShareButton({ title, address, words }: Props) {
	const [said, setSaid] = useState<Said>('');
	return (
		<>
			<button
				className="button"
				type="button"
				onClick={() => void share(title, address).then(setSaid)}
			>
				<Share2 aria-hidden size={20} />
				<span>
					<Text>{words.label}</Text>
				</span>
			</button>
			<p role="status">{said && <Text>{words[said]}</Text>}</p>
		</>
	);
}

import { Star } from 'lucide-react';

interface Props {
	rating: number;
	/** The same in words, for those who do not see the stars. */
	label: string;
}

export function Stars({ rating, label }: Props) {
	return (
		<span className="stars" role="img" aria-label={label}>
			{[1, 2, 3, 4, 5].map((star) => (
				<Star
					key={star}
					aria-hidden
					size={20}
					className={star <= rating ? 'star-full' : 'star-empty'}
				/>
			))}
		</span>
	);
}

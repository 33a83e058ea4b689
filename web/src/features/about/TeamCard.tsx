import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './team-card.css';

interface Props {
	member: Content['team'][number];
	portrait: Picture;
	role: string;
	generation: string;
	/** The word before the favourite thing. */
	likes: string;
}

/** A portrait card. The picture shows a name that stands right under it, so it says nothing more. */
export function TeamCard({ member, portrait, role, generation, likes }: Props) {
	return (
		<li className="team-card" data-role={member.role}>
			<Photo
				picture={portrait}
				alt=""
				sizes="(min-width: 1320px) 230px, (min-width: 1000px) 18vw, (min-width: 640px) 30vw, 45vw"
			/>
			<div className="team-card-words">
				<p className="team-name">{member.name}</p>
				<p className="team-role">{role}</p>
				<p className="team-generation">{generation}</p>
				<p className="team-favourite">
					<span className="hidden-visually">{likes} </span>
					<Text>{member.favourite}</Text>
				</p>
			</div>
		</li>
	);
}

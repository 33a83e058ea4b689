import type { Content } from '@/generated/content';
import type { Say } from '@/lib/content';
import { type Network, SocialIcon } from '@/ui/SocialIcon';

interface Props {
	branch: Content['branches'][number];
	label: string;
	say: Say;
}

/** Only the accounts the branch has. */
export function BranchSocial({ branch, label, say }: Props) {
	const accounts = Object.entries(branch.social) as [Network, string | null][];
	const name = (network: Network) =>
		`${say(`social.${network}`)} ${branch.name} (${say('link.new_tab')})`;
	return (
		<ul className="branch-social" aria-label={label}>
			{accounts.map(
				([network, address]) =>
					address && (
						<li key={network}>
							<a href={address} target="_blank" rel="noopener" aria-label={name(network)}>
								<SocialIcon network={network} />
							</a>
						</li>
					),
			)}
		</ul>
	);
}

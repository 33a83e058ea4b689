import { useState } from 'react';
import { useSession } from '~/api/questions';
import type { PairingForm } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { SelectField } from '~/ui/Field';
import { Invite } from './Invite';

type Role = PairingForm['role'];

/** The code for somebody of the shop; judges get theirs from the event. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
	const { say } = useLanguage();
	const mine = useSession().data?.role;
	const roles: Role[] = mine === 'owner' ? ['staff', 'owner'] : ['staff'];
	const [role, setRole] = useState<Role>('staff');
	return (
		<Invite title={say('devices.invite')} may={{ role }} onClose={onClose}>
			<SelectField
				label={say('devices.role')}
				hint={say(`devices.may_${role}`)}
				value={role}
				onValue={(value) => setRole(value as Role)}
				options={roles.map((value) => ({ value, label: say(`devices.role_${value}`) }))}
			/>
		</Invite>
	);
}

import { type FormEvent, useState } from 'react';
import { useSession } from '~/api/questions';
import type { PairingBody, PairingForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button, CopyButton } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { SelectField, TextField } from '~/ui/Field';
import { ErrorNote } from '~/ui/states';

type Role = PairingForm['role'];

/** Makes a code that lets one further device in, and shows it to be scanned. */
export function Invite({ onClose }: { onClose: () => void }) {
	const { say } = useLanguage();
	const invite = useWrite<PairingForm, PairingBody>('pairings');
	return (
		<Dialog title={say('devices.invite')} onClose={onClose}>
			{invite.data ? (
				<Code pairing={invite.data} />
			) : (
				<WhoForm busy={invite.isPending} error={invite.error} onSend={invite.mutate} />
			)}
		</Dialog>
	);
}

function WhoForm({
	busy,
	error,
	onSend,
}: {
	busy: boolean;
	error: Error | null;
	onSend: (form: PairingForm) => void;
}) {
	const { say } = useLanguage();
	const mine = useSession().data?.role;
	// A judge is invited from the event itself; staff invite nobody else.
	const roles: Role[] = mine === 'owner' ? ['staff', 'owner'] : ['staff'];
	const [name, setName] = useState('');
	const [role, setRole] = useState<Role>('staff');
	const send = (event: FormEvent) => {
		event.preventDefault();
		onSend({ name: name.trim(), role });
	};
	return (
		<form className="form" onSubmit={send}>
			<TextField
				label={say('devices.who')}
				hint={say('devices.who_hint')}
				value={name}
				onValue={setName}
				maxLength={100}
				autoComplete="off"
			/>
			<SelectField
				label={say('devices.role')}
				hint={say(`devices.may_${role}`)}
				value={role}
				onValue={(value) => setRole(value as Role)}
				options={roles.map((value) => ({ value, label: say(`devices.role_${value}`) }))}
			/>
			<ErrorNote error={error} />
			<Button type="submit" tone="main" busy={busy} disabled={!name.trim()}>
				{say('devices.make_code')}
			</Button>
		</form>
	);
}

/** The code of a pairing link, to be scanned with another device. */
export function Code({ pairing }: { pairing: PairingBody }) {
	const { say, language } = useLanguage();
	const room = pairing.size + 8;
	return (
		<div className="form">
			<p>{say('devices.scan', { when: shortMoment(pairing.expires_at, language) })}</p>
			<svg
				className="code"
				viewBox={`-4 -4 ${room} ${room}`}
				role="img"
				aria-label={say('devices.code')}
			>
				<rect x="-4" y="-4" width={room} height={room} fill="white" />
				<path d={pairing.path} fill="black" />
			</svg>
			<CopyButton text={pairing.link} label={say('devices.copy')} done={say('devices.copied')} />
		</div>
	);
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { useQuestion, useSession } from '~/api/questions';
import type { DevicesBody, PairingBody, PairingForm } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button, CopyButton } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { ErrorNote } from '~/ui/states';

/** Makes a code that lets one further device in, and shows it to be scanned. */
export function Invite({
	title,
	may,
	label,
	onAnother,
	onClose,
	children,
}: {
	title: string;
	/** What the device may do; `children` is the field that chooses it. */
	may: Omit<PairingForm, 'name'>;
	/** Said beside the name where codes of several kinds are made one after the other. */
	label?: string;
	onAnother?: () => void;
	onClose: () => void;
	children: ReactNode;
}) {
	const { say } = useLanguage();
	const invite = useWrite<PairingForm, PairingBody>('pairings');
	const [name, setName] = useState('');
	const send = (pressed: FormEvent) => {
		pressed.preventDefault();
		invite.mutate({ ...may, name: name.trim() });
	};
	const another = () => {
		setName('');
		onAnother?.();
		invite.reset();
	};
	return (
		<Dialog title={title} onClose={onClose}>
			{invite.data ? (
				<div className="form">
					<p>
						<strong>{[name.trim(), label].filter(Boolean).join(' · ')}</strong>
					</p>
					<Code pairing={invite.data} />
					<CameIn name={name.trim()} since={invite.submittedAt} />
					<Button onClick={another}>{say('devices.another')}</Button>
				</div>
			) : (
				<form className="form" onSubmit={send}>
					<TextField
						label={say('devices.who')}
						hint={say('devices.who_hint')}
						value={name}
						onValue={setName}
						maxLength={100}
						autoComplete="off"
					/>
					{children}
					<ErrorNote error={invite.error} />
					<Button type="submit" tone="main" busy={invite.isPending} disabled={!name.trim()}>
						{say('devices.make_code')}
					</Button>
				</form>
			)}
		</Dialog>
	);
}

/** The code of a pairing link, to be scanned with another device. */
function Code({ pairing }: { pairing: PairingBody }) {
	const { say, language } = useLanguage();
	const room = pairing.size + 8;
	return (
		<>
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
		</>
	);
}

const pace = 2_000;

/** Says that the code was taken up; only owners may see who is in. */
function CameIn({ name, since }: { name: string; since: number }) {
	const { say } = useLanguage();
	const isOwner = useSession().data?.role === 'owner';
	const devices = useQuestion<DevicesBody>('devices', ['devices'], {
		enabled: isOwner,
		every: () => pace,
	});
	// The server tells the time of pairing in whole seconds.
	const isIn = devices.data?.devices.some(
		(one) => one.name === name && Date.parse(one.created_at) >= since - 1_000,
	);
	return (
		<p role="status" className="good">
			{isIn && say('devices.came_in', { name })}
		</p>
	);
}

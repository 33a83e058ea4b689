import { Smartphone, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { DeviceBody, DevicesBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { Badge, List, Row } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, ErrorNote } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { InviteStaff } from './InviteStaff';

/** Who can get in: every device, ended at once when it is lost; and the code for another one. */
export function Devices() {
	const { say } = useLanguage();
	const devices = useQuestion<DevicesBody>('devices', ['devices']);
	const [inviting, setInviting] = useState(false);
	const invite = (
		<Button
			tone="main"
			icon={<UserRoundPlus aria-hidden="true" />}
			onClick={() => setInviting(true)}
		>
			{say('devices.invite')}
		</Button>
	);
	return (
		<Page title={say('nav.devices')} actions={invite}>
			{inviting && (
				<InviteStaff
					onClose={() => {
						setInviting(false);
						void devices.refetch();
					}}
				/>
			)}
			<Answered question={devices}>{(answer) => <Listed devices={answer.devices} />}</Answered>
		</Page>
	);
}

function Listed({ devices }: { devices: DevicesBody['devices'] }) {
	const { say, language } = useLanguage();
	const tell = useToast();
	const confirm = useConfirm();
	const end = useWrite<{ id: number }, DeviceBody>('devices/end', {
		changes: ['devices', 'session'],
		onDone: (device) => tell(say('devices.ended', { name: device.name })),
	});
	const ask = async (device: DeviceBody) => {
		const sure = await confirm({
			title: say('devices.end_title', { name: device.name }),
			text: say(device.mine ? 'devices.end_mine' : 'devices.end_text'),
			yes: say('devices.end'),
			tone: 'danger',
		});
		if (sure) end.mutate({ id: device.id });
	};
	return (
		<>
			<ErrorNote error={end.error} />
			<List label={say('nav.devices')}>
				{devices.map((device) => (
					<Row
						key={device.id}
						icon={<Smartphone aria-hidden="true" />}
						title={device.name}
						text={
							<>
								{say(`devices.role_${device.role}`)} ·{' '}
								{say('devices.seen', { when: shortMoment(device.last_seen_at, language) })}
							</>
						}
						end={
							<>
								{device.mine && <Badge>{say('devices.mine')}</Badge>}
								<Button tone="danger" onClick={() => ask(device)}>
									{say('devices.end')}
									<span className="visually-hidden"> {device.name}</span>
								</Button>
							</>
						}
					/>
				))}
			</List>
		</>
	);
}

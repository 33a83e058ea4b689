import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RefusedError, write } from '~/api/client';
import { rememberSession } from '~/api/questions';
import type { DeviceBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { ErrorNote } from '~/ui/states';
import { Doorway } from './Doorway';

/** What a pairing link opens: one press lets this device in. The link then works no more. */
export function Pair() {
	const { say } = useLanguage();
	const questions = useQueryClient();
	const navigate = useNavigate();
	const code = location.hash.slice(1);
	const pair = useMutation({
		mutationFn: () => write<DeviceBody>('pair', { code }),
		onSuccess: async (device) => {
			rememberSession(questions, device);
			// Takes the used code out of the address as well.
			await navigate({ to: '/', replace: true });
		},
	});
	const used = pair.error instanceof RefusedError && pair.error.refusal.code === 'bad_link';
	if (!code || used) return <LinkOver />;
	return (
		<Doorway title={say('session.pair')}>
			<p>{say('session.pair_text')}</p>
			<Button tone="main" busy={pair.isPending} onClick={() => pair.mutate()}>
				{say('session.pair_here')}
			</Button>
			<ErrorNote error={pair.error} />
			<p className="soft">{say('session.pair_lost')}</p>
		</Doorway>
	);
}

function LinkOver() {
	const { say } = useLanguage();
	return (
		<Doorway title={say('session.link_over')}>
			<p>{say('session.link_over_text')}</p>
		</Doorway>
	);
}

import { useEffect } from 'react';
import type { DeviceBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';

const hour = 3_600_000;
const halfDay = 12 * hour;

/** A device that is used lives on; once in half a day is enough to say so. A tablet at the counter
    loads the desk once and shows it for weeks, and a session that is asked for again and says the
    same draws nothing anew: so the clock is looked at while the desk is in sight. */
export function useStaySignedIn({ last_seen_at }: DeviceBody): void {
	const { mutate } = useWrite('session/renew', { changes: ['session'] });
	useEffect(() => {
		const renew = () => {
			const isOld = Date.now() - Date.parse(last_seen_at) > halfDay;
			if (isOld && !document.hidden) mutate({});
		};
		renew();
		const timer = setInterval(renew, hour);
		document.addEventListener('visibilitychange', renew);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', renew);
		};
	}, [last_seen_at, mutate]);
}

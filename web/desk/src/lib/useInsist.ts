import { RefusedError } from '~/api/client';
import { useConfirm } from '~/ui/Dialog';
import { useLanguage } from './language';

interface Insisted {
	again?: boolean;
	anyway?: boolean;
}

/** What looks like a slip is asked about; whoever says yes sends the same again, insisting. */
export function useInsist(): <Answer>(
	send: (insisted: Insisted) => Promise<Answer>,
) => Promise<Answer> {
	const confirm = useConfirm();
	const { say, pick } = useLanguage();
	return async (send) => {
		const insisted: Insisted = {};
		for (;;) {
			try {
				return await send(insisted);
			} catch (problem) {
				const insist = problem instanceof RefusedError ? problem.refusal.insist : undefined;
				if (!(problem instanceof RefusedError) || (insist !== 'again' && insist !== 'anyway')) {
					throw problem;
				}
				const sure = await confirm({
					title: say('counter.sure'),
					text: pick(problem.refusal.message),
					yes: say('counter.anyway'),
				});
				if (!sure) throw problem;
				insisted[insist] = true;
			}
		}
	};
}

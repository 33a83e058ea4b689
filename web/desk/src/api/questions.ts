import { QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import { forget, keep, kept } from '~/lib/kept';
import { RefusedError, read, write } from './client';
import type { BranchesBody, DeviceBody, EventBranchBody } from './types';

/** A refusal will not get better by asking again; a lost connection may. */
const mayHelp = (count: number, problem: Error) =>
	count < 2 && !(problem instanceof RefusedError && problem.status < 500);

/** Keeps the answers of the server; an ended device is noticed by whatever asks next. */
export function newQuestions(): QueryClient {
	const questions: QueryClient = new QueryClient({
		queryCache: new QueryCache({
			onError: (problem, query) => {
				if (
					problem instanceof RefusedError &&
					problem.isSignedOut &&
					query.queryKey[0] !== 'session'
				)
					void questions.invalidateQueries({ queryKey: ['session'] });
			},
		}),
		defaultOptions: {
			queries: { retry: mayHelp, staleTime: 10_000, networkMode: 'always' },
			mutations: { retry: false, networkMode: 'always' },
		},
	});
	return questions;
}

/** Asks the server: the key is the address behind `/api/`, in parts. */
export function useQuestion<Answer>(
	path: string,
	key: readonly unknown[],
	settings: {
		enabled?: boolean;
		/** After how many milliseconds to ask again, by what the last answer was. */
		every?: (answer: Answer | undefined) => number | false;
	} = {},
) {
	const { every } = settings;
	return useQuery({
		queryKey: key,
		queryFn: ({ signal }) => read<Answer>(path, { signal }),
		enabled: settings.enabled ?? true,
		refetchInterval: every ? (query) => every(query.state.data) : false,
		// A tab that waits behind another one goes on as well.
		refetchIntervalInBackground: true,
	});
}

/** Asks what something would do. It changes nothing, and is asked anew each time it is opened. */
export function usePreview<Answer>(path: string, form: object) {
	const asked = useQuery({
		queryKey: ['preview', path, form],
		queryFn: () => write<Answer>(path, form),
		gcTime: 0,
		staleTime: 0,
	});
	return { data: asked.data, error: asked.error, again: () => void asked.refetch() };
}

/** The branches in the order of the content; none until the answer is there. */
export function useBranches(): readonly EventBranchBody[] {
	return useQuestion<BranchesBody>('branches', ['branches']).data?.branches ?? [];
}

const place = 'session';

/** This device was let in. */
export function rememberSession(questions: QueryClient, device: DeviceBody): void {
	keep(place, device);
	questions.setQueryData(['session'], device);
}

/** Who is signed in on this device; an error with status 401 means nobody.
    The device remembers it, so that the desk can be opened anew without a network. */
export const useSession = () =>
	useQuery({
		queryKey: ['session'],
		queryFn: async ({ signal }) => {
			try {
				const device = await read<DeviceBody>('session', { signal });
				keep(place, device);
				return device;
			} catch (problem) {
				if (problem instanceof RefusedError && problem.isSignedOut) forget(place);
				throw problem;
			}
		},
		initialData: () => kept(place) as DeviceBody | undefined,
		// What is remembered is asked about at once.
		initialDataUpdatedAt: 0,
	});

import { useQuery } from '@tanstack/react-query';
import { write } from './client';

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

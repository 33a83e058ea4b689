import { Outlet, useLocation } from '@tanstack/react-router';
import { RefusedError } from '~/api/client';
import { useSession } from '~/api/questions';
import { SignedOut } from '~/screens/session/SignedOut';
import { ErrorNote, Loading } from '~/ui/states';
import { Shell } from './Shell';

/** The pairing page is for everybody; whoever is not signed in gets no further. */
export function Root() {
	const path = useLocation({ select: (location) => location.pathname });
	return path === '/pair' ? <Outlet /> : <SignedInOnly />;
}

function SignedInOnly() {
	const session = useSession();
	const { data, error } = session;
	if (error instanceof RefusedError && error.isSignedOut) return <SignedOut />;
	// Without a network the screens still show what they know, and their drafts.
	if (data) return <Shell device={data} />;
	return (
		<main className="page">
			{error ? <ErrorNote error={error} retry={() => void session.refetch()} /> : <Loading />}
		</main>
	);
}

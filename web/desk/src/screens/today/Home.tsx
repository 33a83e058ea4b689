import { useSession } from '~/api/questions';
import { Results } from '~/screens/results/Results';
import { Today } from './Today';

/** A judge begins with what a judge is here for. */
export function Home() {
	return useSession().data?.role === 'judge' ? <Results /> : <Today />;
}

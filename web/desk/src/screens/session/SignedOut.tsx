import { useLanguage } from '~/lib/language';
import { outbox } from '~/screens/judge/outbox';
import { Doorway } from './Doorway';

/** This device was never let in, was ended, or its time is over. */
export function SignedOut() {
	const { say } = useLanguage();
	return (
		<Doorway title={say('session.signed_out')}>
			<p>{say('session.signed_out_text')}</p>
			{outbox.all().some(({ state }) => state === 'waiting') && (
				<p className="note" data-tone="warn">
					{say('judge.signed_out_text')}
				</p>
			)}
			<p className="soft">{say('session.signed_out_machine')}</p>
			<pre>
				<code>./nk desk pair --role owner --name NAME</code>
			</pre>
		</Doorway>
	);
}

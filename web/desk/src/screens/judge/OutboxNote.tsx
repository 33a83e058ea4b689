import { useLanguage } from '~/lib/language';
import { useOutbox } from './useOutbox';

/** Sends what a judge has entered, whichever screen is open, and says so where it does not get on. */
export function OutboxNote() {
	const { say } = useLanguage();
	const { waits, signedOut, unanswered, isHeld } = useOutbox();
	if (!waits) return null;
	if (signedOut) {
		return (
			<div className="note shell-note" data-tone="wrong" role="alert">
				<p>{say('judge.signed_out_text')}</p>
			</div>
		);
	}
	if (!unanswered) return null;
	return (
		<div className="note shell-note" data-tone={isHeld ? 'warn' : 'wrong'} role="status">
			<p>{say(isHeld ? 'judge.waiting_text' : 'judge.not_held_text')}</p>
		</div>
	);
}

import { type FormEvent, useState } from 'react';
import type { DeckCheckBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage } from '~/lib/language';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { TextField } from '~/ui/Field';
import { ErrorNote } from '~/ui/states';

const tones = { legal: 'good', unknown: 'warn', illegal: 'wrong' } as const;

interface Props {
	event: number;
	name: string;
	busy: boolean;
	/** Why checking in was refused. */
	error: Error | null;
	onCheckIn: () => void;
	onClose: () => void;
}

/** The deck of somebody who checks in, by the rules of the deck page. Nothing of it is kept. */
export function DeckCheck({ event, name, busy, error, onCheckIn, onClose }: Props) {
	const { say } = useLanguage();
	const [beys, setBeys] = useState(['', '', '']);
	const check = useWrite<{ beys: readonly string[] }, DeckCheckBody>(`tournaments/${event}/deck`);
	const set = (at: number, text: string) => {
		setBeys(beys.map((bey, place) => (place === at ? text : bey)));
		check.reset();
	};
	const ask = (pressed: FormEvent) => {
		pressed.preventDefault();
		check.mutate({ beys });
	};
	const isLegal = check.data?.verdict === 'legal';
	return (
		<Dialog title={say('tournament.deck_of', { name })} onClose={onClose}>
			<form className="form" onSubmit={ask}>
				{beys.map((bey, at) => (
					<TextField
						// biome-ignore lint/suspicious/noArrayIndexKey: a Bey is its place in the deck.
						key={at}
						label={say('tournament.deck_bey', { number: at + 1 })}
						placeholder={at === 0 ? 'Dran Sword 3-60F' : undefined}
						required={at === 0}
						maxLength={100}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						value={bey}
						onValue={(text) => set(at, text)}
					/>
				))}
				<ErrorNote error={check.error ?? error} />
				{check.data && <Verdict found={check.data} />}
				{!isLegal && (
					<Button
						type="submit"
						tone="main"
						busy={check.isPending}
						disabled={!beys.some((bey) => bey.trim())}
					>
						{say('tournament.deck_look')}
					</Button>
				)}
				<Button tone={isLegal ? 'main' : 'plain'} busy={busy} onClick={onCheckIn}>
					{say(isLegal ? 'tournament.check_in_name' : 'tournament.deck_by_eye', { name })}
				</Button>
			</form>
		</Dialog>
	);
}

function Verdict({ found }: { found: DeckCheckBody }) {
	const { say, pick } = useLanguage();
	return (
		<div className="note" data-tone={tones[found.verdict]} role="status">
			<p>
				<strong>{say(`tournament.deck.${found.verdict}`)}</strong>
			</p>
			{found.findings.map((finding) => (
				<p key={finding.en}>{pick(finding)}</p>
			))}
		</div>
	);
}

import type { ReactNode } from 'react';
import type { Words } from '~/api/client';
import { useLanguage } from '~/lib/language';
import { LongTextField, TextField } from './Field';

interface Props {
	label: ReactNode;
	value: Words;
	onValue: (value: Words) => void;
	mistakes?: { th?: string | null; en?: string | null };
	required?: boolean;
	/** Room for some lines instead of one. */
	long?: boolean;
}

/** A text in Thai and English side by side, under each other on a phone. */
export function BilingualField({ label, value, onValue, mistakes, required, long }: Props) {
	const { say } = useLanguage();
	const Input = long ? LongTextField : TextField;
	return (
		<fieldset className="bilingual">
			<legend>{label}</legend>
			{(['th', 'en'] as const).map((language) => (
				<Input
					key={language}
					lang={language}
					label={say(`ui.language_${language}`)}
					required={required ?? true}
					mistake={mistakes?.[language]}
					value={value[language]}
					onValue={(text: string) => onValue({ ...value, [language]: text })}
				/>
			))}
		</fieldset>
	);
}

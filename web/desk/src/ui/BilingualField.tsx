import type { ReactNode } from 'react';
import type { Words } from '~/api/client';
import { useLanguage } from '~/lib/language';
import { LongTextField, TextField } from './Field';

interface Props {
	label: ReactNode;
	value: Words;
	onValue: (value: Words) => void;
	mistakes?: { th?: string | null; en?: string | null };
	/** Whether both have to be there, neither, or the Thai alone. */
	required?: boolean | 'th';
	/** Room for some lines instead of one. */
	long?: boolean;
}

/** A text in Thai and English side by side, under each other on a phone. */
export function BilingualField({ label, value, onValue, mistakes, required = true, long }: Props) {
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
					required={required === 'th' ? language === 'th' : required}
					mistake={mistakes?.[language]}
					value={value[language]}
					onValue={(text: string) => onValue({ ...value, [language]: text })}
				/>
			))}
		</fieldset>
	);
}

/** A question with its answer, both ready to be shown. */
export interface FaqItem {
	question: string;
	answer: string;
}

/** The questions of a page for search engines and assistants. */
export const faqPage = (items: readonly FaqItem[]) => ({
	'@context': 'https://schema.org',
	'@type': 'FAQPage',
	mainEntity: items.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});

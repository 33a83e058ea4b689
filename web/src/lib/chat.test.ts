import { describe, expect, test } from 'vitest';
import { chatAbout, chatHref } from './chat';

const contact = {
	phone: '+6620000000',
	phone_shown: '02-000-0000',
	chat_handle: '@nkshop',
	chat_url: 'https://line.me/R/ti/p/@nkshop',
	email: 'hello@shop.example',
	answered: { opens: '10:00', closes: '22:00' },
};

describe('chatHref', () => {
	test('writes the message for the guest', () => {
		expect(chatHref({ contact }, 'จองโต๊ะ 4 คน & ขนม?')).toBe(
			`https://line.me/R/oaMessage/%40nkshop/?${encodeURIComponent('จองโต๊ะ 4 คน & ขนม?')}`,
		);
	});

	test('is the plain chat without a message', () => {
		expect(chatHref({ contact })).toBe(contact.chat_url);
		expect(chatHref({ contact }, '')).toBe(contact.chat_url);
	});

	test('is the plain chat where no message can be handed over', () => {
		const elsewhere = { ...contact, chat_url: 'https://chat.example/nk' };
		expect(chatHref({ contact: elsewhere }, 'hello')).toBe(elsewhere.chat_url);
		const nameless = { ...contact, chat_handle: 'NK' };
		expect(chatHref({ contact: nameless }, 'hello')).toBe(contact.chat_url);
	});
});

describe('chatAbout', () => {
	test('fills the places of a message that is already in a link', () => {
		const href = chatHref({ contact }, 'About {event}, {count} people');
		const filled = chatAbout(href, { event: '{count} & co', count: 4 });
		expect(decodeURIComponent(filled.split('?')[1] ?? '')).toBe('About {count} & co, 4 people');
	});

	test('leaves a plain chat as it is', () => {
		expect(chatAbout(contact.chat_url, { event: 'x' })).toBe(contact.chat_url);
	});
});

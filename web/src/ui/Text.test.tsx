import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OpenHours, Text } from './Text';

const heading = (text: string) => renderToStaticMarkup(<Text phrases>{text}</Text>);

describe('English headings', () => {
	test('hold each sentence together, emphasised or not', () => {
		expect(heading('Phones down. *Pull up a chair.* Let’s play.')).toBe(
			'<span class="sentence">Phones down.</span> ' +
				'<span class="sentence"><em>Pull up a chair.</em></span> ' +
				'<span class="sentence">Let’s play.</span>',
		);
	});

	test('are plain where there is one sentence, or where one runs inside an emphasis', () => {
		expect(heading('Meet NK.')).toBe('Meet NK.');
		expect(heading('*Grab it. Go*')).toBe('<em>Grab it. Go</em>');
	});
});

test('opening hours break between two pairs of days and times, in either language', () => {
	const hours = (text: string) => renderToStaticMarkup(<OpenHours>{text}</OpenHours>);
	expect(hours('จันทร์–ศุกร์ 12:00–21:00 น. เสาร์ 11:00–21:00 น.')).toBe(
		'<span class="sentence">จันทร์–ศุกร์ 12:00–21:00 น.</span> ' +
			'<span class="sentence">เสาร์ 11:00–21:00 น.</span>',
	);
	expect(hours('Daily 12:00–21:00, Sun 11:00–21:00')).toBe(
		'<span class="sentence">Daily 12:00–21:00,</span> ' +
			'<span class="sentence">Sun 11:00–21:00</span>',
	);
});

test('a range of days is never cut at its dash', () => {
	expect(renderToStaticMarkup(<Text>Mon–Fri 12:00–21:00, Sat</Text>)).toBe(
		'<span class="keep">Mon–Fri</span> 12:00–21:00, Sat',
	);
});

test('a number stays with what it numbers or counts', () => {
	const shown = (text: string) => renderToStaticMarkup(<Text>{text}</Text>);
	expect(shown('ซีคอน บางแค ชั้น 6 ริมหน้าต่าง')).toContain('<span class="keep">ชั้น 6</span> ริม');
	expect(shown('At most 20 cm high')).toContain('At most <span class="keep">20 cm</span> high');
	expect(shown('10 cmos')).toBe('10 cmos');
});

describe('leads', () => {
	const lead = (text: string) => renderToStaticMarkup(<Text lead>{text}</Text>);

	test('take a short Thai phrase to the next line as a whole, a long one word by word', () => {
		expect(lead('เดินง่ายทุกทาง ขึ้นลิฟต์ไปชั้นหกตามเสียงลูกเต๋า โทรหาเราเลย')).toBe(
			'<span class="sentence">เดินง่ายทุกทาง</span> ' +
				'ขึ้นลิฟต์ไปชั้นหกตามเสียงลูกเต๋า <span class="sentence">โทรหาเราเลย</span>',
		);
	});

	test('know that a space beside a figure or a foreign word is within a phrase', () => {
		expect(lead('วันจริงมี GM คุมวงให้ทั้งร้าน คุณแค่นั่ง')).toBe(
			'วันจริงมี GM คุมวงให้ทั้งร้าน <span class="sentence">คุณแค่นั่ง</span>',
		);
		expect(lead('คุยกันสั้น ๆ ว่าได้อะไร')).toBe('คุยกันสั้น ๆ ว่าได้อะไร');
		expect(lead('รับได้ 8 คน เจอกัน')).toBe(
			'<span class="sentence">รับได้ 8 คน</span> <span class="sentence">เจอกัน</span>',
		);
	});

	test('are plain in English, and where there is one phrase', () => {
		expect(lead('Four branches. Walk in.')).toBe('Four branches. Walk in.');
		expect(lead('โทรหาเราเลย')).toBe('โทรหาเราเลย');
	});
});

test('a small word that leads into the next one never ends a line', () => {
	const shown = (text: string) => renderToStaticMarkup(<Text>{text}</Text>);
	expect(shown('จองไว้ในกล่อง')).toBe('จองไว้<span class="keep">ในก</span>ล่อง');
	expect(shown('ถามว่ากี่คน')).toBe('ถามว่า<span class="keep">กี่ค</span>น');
	// A word of the glossary behind it is held whole with it.
	expect(shown('มีที่บอร์ดเกม')).toBe('มี<span class="keep">ที่บอร์ดเกม</span>');
	expect(shown('นานเท่าไรก็ได้ ไม่ว่ากัน')).toContain('<span class="keep">ไม่ว่ากัน</span>');
});

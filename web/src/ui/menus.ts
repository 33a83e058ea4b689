/** A group opened by hover can be closed with Escape, and stays closed until the pointer leaves. */
function enhanceServices(group: HTMLElement): void {
	const toggle = group.querySelector('button');
	if (!toggle) return;
	const show = (open: boolean) => {
		group.toggleAttribute('data-open', open);
		group.toggleAttribute('data-closed', !open);
		toggle.setAttribute('aria-expanded', String(open));
	};
	const release = () => {
		group.removeAttribute('data-open');
		group.removeAttribute('data-closed');
		toggle.setAttribute('aria-expanded', 'false');
	};
	toggle.addEventListener('click', () => show(toggle.getAttribute('aria-expanded') !== 'true'));
	group.addEventListener('pointerenter', (event) => {
		if (event.pointerType === 'mouse') toggle.setAttribute('aria-expanded', 'true');
	});
	group.addEventListener('pointerleave', (event) => {
		if (event.pointerType === 'mouse' && !group.contains(document.activeElement)) release();
	});
	// Focus by keyboard opens; focus by a tap must leave the opening to the click that follows.
	group.addEventListener('focusin', (event) => {
		const byKeyboard = (event.target as Element).matches(':focus-visible');
		if (byKeyboard && !group.hasAttribute('data-closed'))
			toggle.setAttribute('aria-expanded', 'true');
	});
	group.addEventListener('focusout', (event) => {
		if (!group.contains(event.relatedTarget as Node | null)) release();
	});
	document.addEventListener('pointerdown', (event) => {
		if (!group.contains(event.target as Node)) release();
	});
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || toggle.getAttribute('aria-expanded') !== 'true') return;
		if (group.contains(document.activeElement)) toggle.focus();
		show(false);
	});
}

function enhancePhoneMenu(menu: HTMLDetailsElement): void {
	const close = () => {
		menu.open = false;
	};
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || !menu.open) return;
		close();
		menu.querySelector('summary')?.focus();
	});
	document.addEventListener('pointerdown', (event) => {
		if (menu.open && !menu.contains(event.target as Node)) close();
	});
	menu.addEventListener('focusout', (event) => {
		const next = event.relatedTarget as Node | null;
		if (next && !menu.contains(next)) close();
	});
	// A page kept in the back/forward cache comes back with its menu shut.
	window.addEventListener('pagehide', close);
}

export function enhanceMenus(): void {
	const services = document.querySelector<HTMLElement>('[data-menu="services"]');
	if (services) enhanceServices(services);
	const phone = document.querySelector<HTMLDetailsElement>('details[data-menu="phone"]');
	if (phone) enhancePhoneMenu(phone);
}

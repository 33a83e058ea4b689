import { Camera, Coffee, Gamepad2, ScrollText, Shield, Users } from 'lucide-react';

const icons = {
	'gamepad-2': Gamepad2,
	'scroll-text': ScrollText,
	shield: Shield,
	camera: Camera,
	coffee: Coffee,
	users: Users,
};

export function ServiceIcon({ icon, size = 20 }: { icon: keyof typeof icons; size?: number }) {
	const Drawing = icons[icon];
	return <Drawing aria-hidden size={size} />;
}

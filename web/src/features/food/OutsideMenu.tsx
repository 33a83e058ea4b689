import { Button } from '@/ui/Button';

export interface Outside {
	order: string;
	menu: string;
	newTab: string;
}

interface Props {
	order: string;
	menu: string;
	outside: Outside;
}

/** The two ways out of the page: order now, or the menu page of the counter. */
export function OutsideMenu({ order, menu, outside }: Props) {
	return (
		<div className="button-row">
			<Button kind="primary" icon="outside" href={outside.order} newTabNote={outside.newTab}>
				{order}
			</Button>
			<Button icon="outside" href={outside.menu} newTabNote={outside.newTab}>
				{menu}
			</Button>
		</div>
	);
}

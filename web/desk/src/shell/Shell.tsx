import { Link, Outlet } from '@tanstack/react-router';
import { Languages, LogOut, Menu, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { DeviceBody } from '~/api/types';
import { useWrite } from '~/api/useWrite';
import { useLanguage, type WordKey } from '~/lib/language';
import { OutboxNote } from '~/screens/judge/OutboxNote';
import { IconButton } from '~/ui/Button';
import { useConfirm } from '~/ui/Dialog';
import { useErrorText } from '~/ui/states';
import { useToast } from '~/ui/Toast';
import { type Screen, screensOf } from './screens';
import { useStaySignedIn } from './useStaySignedIn';

/** What stands around every screen: the name, the menu, the language, whether there is network. */
export function Shell({ device }: { device: DeviceBody }) {
	const { say } = useLanguage();
	useStaySignedIn(device);
	const mine = screensOf(device.role);
	return (
		<div className="shell">
			<a className="skip" href="#page">
				{say('nav.skip')}
			</a>
			<header className="shell-head">
				<Link to="/" className="brand">
					NK <span>{say('nav.desk')}</span>
				</Link>
				<NetworkMark />
				<LanguageSwitch />
				<SignOut name={device.name} />
			</header>
			<nav className="side" aria-label={say('nav.main')}>
				{mine.map((screen) => (
					<ScreenLink key={screen.to} screen={screen} />
				))}
			</nav>
			<div className="shell-body">
				<OutboxNote />
				<Outlet />
			</div>
			<nav className="foot" aria-label={say('nav.main')}>
				{mine
					.filter((screen) => screen.first)
					.map((screen) => (
						<ScreenLink key={screen.to} screen={screen} word={screen.short} />
					))}
				<Link to="/more" className="screen-link">
					<Menu aria-hidden="true" />
					<span>{say('nav.more')}</span>
				</Link>
			</nav>
		</div>
	);
}

function ScreenLink({ screen, word }: { screen: Screen; word?: WordKey | undefined }) {
	const { say } = useLanguage();
	const Icon = screen.icon;
	return (
		<Link to={screen.to} className="screen-link" activeOptions={{ exact: screen.to === '/' }}>
			<Icon aria-hidden="true" />
			<span>{say(word ?? screen.word)}</span>
		</Link>
	);
}

export function LanguageSwitch() {
	const { language, setLanguage, say } = useLanguage();
	const other = language === 'th' ? 'en' : 'th';
	return (
		<button
			type="button"
			className="language"
			lang={other}
			onClick={() => setLanguage(other)}
			title={say('nav.language')}
		>
			<Languages aria-hidden="true" />
			{other === 'en' ? 'English' : 'ไทย'}
		</button>
	);
}

function listenToNetwork(heard: () => void) {
	addEventListener('online', heard);
	addEventListener('offline', heard);
	return () => {
		removeEventListener('online', heard);
		removeEventListener('offline', heard);
	};
}

function NetworkMark() {
	const { say } = useLanguage();
	const online = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
	return (
		<span className="network" role="status">
			{!online && (
				<>
					<WifiOff aria-hidden="true" /> {say('nav.offline')}
				</>
			)}
		</span>
	);
}

function SignOut({ name }: { name: string }) {
	const { say } = useLanguage();
	const confirm = useConfirm();
	const tell = useToast();
	const textOf = useErrorText();
	const end = useWrite('session/end', { changes: ['session'] });
	const leave = async () => {
		if (end.isPending) return;
		const sure = await confirm({
			title: say('session.leave'),
			text: say('session.leave_text', { name }),
			yes: say('session.leave'),
			tone: 'danger',
		});
		if (sure) end.mutate({}, { onError: (problem) => tell(textOf(problem)) });
	};
	return (
		<IconButton label={say('session.leave')} aria-busy={end.isPending || undefined} onClick={leave}>
			<LogOut />
		</IconButton>
	);
}

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newQuestions } from '~/api/questions';
import { LanguageProvider } from '~/lib/language';
import { startWorker } from '~/lib/worker';
import { router } from '~/routes';
import { ConfirmProvider } from '~/ui/Dialog';
import { ToastProvider } from '~/ui/Toast';
import '@/ui/styles/fonts.css';
import '@/ui/styles/tokens.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/ui.css';
import './styles/dialogs.css';
import './styles/counter.css';
import './styles/focus.css';
import './screens/shop/shop.css';
import './screens/tournament/tournament.css';

const place = document.getElementById('desk');
if (!place) throw new Error('index.html has no place for the desk');

createRoot(place).render(
	<StrictMode>
		<LanguageProvider>
			<QueryClientProvider client={newQuestions()}>
				<ToastProvider>
					<ConfirmProvider>
						<RouterProvider router={router} />
					</ConfirmProvider>
				</ToastProvider>
			</QueryClientProvider>
		</LanguageProvider>
	</StrictMode>,
);

startWorker();

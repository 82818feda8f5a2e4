import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/chatbot/:id/analytics', lazy: () => import('./AnalyticsPage.tsx') },
    { path: '/inbox', lazy: () => import('./InboxPage.tsx') },
  ],
  slots: {
    'inbox-count': () => import('./slots/InboxCount.tsx'),
    'chatbot-figures': () => import('./slots/ChatbotFigures.tsx'),
  },
});

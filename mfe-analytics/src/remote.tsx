import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/chatbot/:id/analytics', lazy: () => import('./AnalyticsPage.tsx') },
    { path: '/inbox', lazy: () => import('./InboxPage.tsx') },
  ],
});

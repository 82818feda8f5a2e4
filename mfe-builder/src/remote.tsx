import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/dashboard', lazy: () => import('./dashboard/DashboardPage.tsx') },
    { path: '/chatbot/new', lazy: () => import('./editor/EditorPage.tsx') },
    { path: '/chatbot/builder', lazy: () => import('./editor/BuilderRedirect.tsx') },
    { path: '/chatbot/:id', lazy: () => import('./editor/EditorPage.tsx') },
    { path: '/chatbot/:id/install', lazy: () => import('./install/InstallPage.tsx') },
  ],
});

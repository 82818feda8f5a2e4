import { defineRemote } from '@askwell/platform';

// Small parts share the chunk 'add': each chunk costs the entry a hundred bytes.
export default defineRemote({
  routes: [
    { path: '/dashboard', lazy: () => import('./dashboard/DashboardPage.tsx') },
    { path: '/chatbot/new', lazy: () => import('./editor/EditorPage.tsx') },
    {
      path: '/chatbot/builder',
      lazy: () => import(/* webpackChunkName: 'add' */ './editor/BuilderRedirect.tsx'),
    },
    { path: '/chatbot/:id', lazy: () => import('./editor/EditorPage.tsx') },
    { path: '/chatbot/:id/install', lazy: () => import('./install/InstallPage.tsx') },
  ],
});

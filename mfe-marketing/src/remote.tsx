import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [
    { path: '/', lazy: () => import('./home/HomePage.tsx') },
    { path: '/home', lazy: () => import('./home/HomePage.tsx') },
  ],
});

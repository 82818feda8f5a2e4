import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  keepSession,
  Provider,
  registry,
  RouterProvider,
  store,
} from '@askwell/platform/shell';
import { federation } from './remotes/federation.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { preloadOnIntent } from './remotes/preload-on-intent.ts';
import { routesOf } from './routes.tsx';

/** Starts the shell in the web-host's document. */
export function start(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  const loader = createPageLoader(registry, federation(registry));
  keepSession(store);
  preloadOnIntent(document, loader);
  loader.preload(window.location.pathname);
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={createBrowserRouter(routesOf(registry, loader))} />
      </Provider>
    </StrictMode>,
  );
}

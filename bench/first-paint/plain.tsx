import '@askwell/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, keepSession, registry, store } from '@askwell/platform/shell';
import HomePage from '../../mfe-marketing/src/home/HomePage.tsx';
import { App } from '../../shell/src/App.tsx';
import { routesOf } from '../../shell/src/routes.tsx';

/**
 * The landing page as one plain bundle: the same shell and the same page without federation,
 * without anything prerendered ahead. What our pages are measured against.
 */
const page = Object.assign(Promise.resolve(HomePage), { status: 'fulfilled', value: HomePage });
const container = document.getElementById('root');
keepSession(store);
if (container)
  createRoot(container).render(
    <App
      store={store}
      router={createBrowserRouter(routesOf(registry, () => page))}
      firstPage={registry.remotes[0]?.pages[0]}
    />,
  );

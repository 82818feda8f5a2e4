import { StrictMode } from 'react';
import type { RemotePage } from '@askwell/contracts';
import {
  Provider,
  RouterProvider,
  stateOf,
  type createBrowserRouter,
  type PlatformStore,
} from '@askwell/platform/shell';

type AppProps = {
  store: PlatformStore;
  router: ReturnType<typeof createBrowserRouter>;
  /**
   * The first page that is rendered: a page of the registry, or the one that says that there is
   * none.
   */
  firstPage: RemotePage | undefined;
};

/**
 * Everything in the document, the same for the renderer and for the browser. The first paint knows
 * nobody: a guarded page waits for the session check, any other shows itself as to a visitor. Right
 * after it the browser's own session counts.
 */
export function App({ store, router, firstPage }: AppProps) {
  const isGuarded = firstPage?.access === 'guarded';
  return (
    <StrictMode>
      <Provider store={store} serverState={stateOf(store, isGuarded ? 'checking' : 'signedOut')}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
}

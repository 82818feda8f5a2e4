import type { PlatformStore } from '@askwell/platform/shell';

/**
 * Notes on the document what is known of the session, for the styles: whoever has a token sees
 * neither the visitors' nor the owners' links before the server has answered. The document's first
 * script notes it before the first paint.
 */
export function showSession(store: PlatformStore): void {
  const show = () => {
    document.documentElement.dataset['session'] = store.getState().session.status;
  };
  show();
  store.subscribe(show);
}

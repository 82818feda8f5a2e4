import type { PageLoader } from './page-loader.ts';

/** Dispatched on a link, it has the page behind the link loaded in advance. It bubbles. */
export const preloadEvent = 'askwell-preload';

/**
 * Starts to load the page of a link as soon as the link is hovered, focused or touched: on click it
 * is there. Returns its own undo.
 */
export function preloadOnIntent(document: Document, { preload }: Pick<PageLoader, 'preload'>): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin && link.pathname !== location.pathname)
      preload(link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart', preloadEvent] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

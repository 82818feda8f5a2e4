import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, keepSession, registry, slotLender, store } from '@askwell/platform/shell';
import { isPrerenderedLocale, locale } from '@askwell/ui';
import { App } from './App.tsx';
import { askRegistry } from './remotes/live/ask-registry.ts';
import { federation } from './remotes/federation.ts';
import { findPage } from './remotes/find-page.ts';
import { createLiveRegistry, type LiveRegistry } from './remotes/live/live-registry.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { preloadOnIntent } from './remotes/preload-on-intent.ts';
import { measureSome, releaseReports } from './remotes/reports/release-reports.ts';
import { reloadOnce } from './remotes/reload-once.ts';
import { isRemoteProblem } from './remotes/remote-problems.ts';
import { renewIfOutdated } from './remotes/live/renew-if-outdated.ts';
import { routesOf } from './routes.tsx';
import { showSession } from './session/show-session.ts';

/** Starts the shell in the web-host's document: hydrates the prerendered page, or renders it. */
export function start(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  document.documentElement.lang = locale;
  if (!isPrerenderedLocale) void import(/* webpackChunkName: 'later' */ './words/translate-failures.ts');
  const live = createLiveRegistry(registry, () => askRegistry());
  const reports = releaseReports();
  const loader = createPageLoader(registry, federation(), {
    onUnavailable: renewIfOutdated,
    live,
    onOutdated: () => reloadOnce(live.shape()),
    reports,
  });
  slotLender.current = { ...live, ...loader, ...reports };
  const router = createBrowserRouter(routesOf(registry, loader.page, loader.forget));
  lookForReleases(router, live);
  keepSession(store);
  showSession(store);
  preloadOnIntent(document, loader);
  loader.preload(window.location.pathname);
  const first = findPage(registry, window.location.pathname);
  measureSome(registry, first?.remote);
  const app = <App store={store} router={router} firstPage={first?.page} />;
  if (!container.hasChildNodes() || !isPrerenderedLocale) return createRoot(container).render(app);
  restoreStyleAttributes(container);
  // In slices: the prerendered page can be scrolled and its links followed meanwhile.
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError });
  });
}

/** A tab hears of releases when somebody comes back to it, and as they go from page to page. */
function lookForReleases(router: ReturnType<typeof createBrowserRouter>, { look }: LiveRegistry) {
  window.addEventListener('focus', () => void look());
  router.subscribe(() => void look());
}

/** A remote that did not load is said on the page; any other hydration mismatch is our own bug. */
function onRecoverableError(error: unknown) {
  if (!(error instanceof Error && isRemoteProblem(error.cause))) reportError(error);
}

/**
 * A document's own style attributes are against our Content-Security-Policy, so prerendered pages
 * carry them as data.
 */
function restoreStyleAttributes(container: HTMLElement) {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

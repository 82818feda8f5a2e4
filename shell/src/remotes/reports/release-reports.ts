import type { Registry, RegistryRemote } from '@askwell/contracts';

/** What the web-host is told of a release; see its `releases/http/reports.ts`. */
type Line = {
  remote: string;
  version: string;
  views: number;
  errors: number;
  problem?: { message: string; stack?: string | undefined } | undefined;
};

export type ReleaseReports = {
  viewed: (remote: RegistryRemote) => void;
  failed: (remote: RegistryRemote, error: unknown) => void;
};

/** How long views may wait to be told. */
const viewsMs = 15_000;

/** How long after the start the library is loaded: the page needs nothing more by then. */
const idleMs = 3000;

/**
 * Tells the web-host how often pages of each release were shown and failed, so that a bad release
 * is noticed: failures at once, views when there is time or the tab is hidden. It says nothing of
 * who and where.
 */
export function releaseReports(): ReleaseReports {
  let lines: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    if (lines.length > 0) sendReport(lines);
    lines = [];
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);

  return {
    viewed: ({ name, version }) => {
      lines.push({ remote: name, version, views: 1, errors: 0 });
      timer ??= setTimeout(flush, viewsMs);
    },
    failed: ({ name, version }, error) => {
      lines.push({ remote: name, version, views: 0, errors: 1, problem: described(error) });
      flush();
    },
  };
}

/** The first cause says more than what was made of it. */
const described = (error: unknown): Line['problem'] =>
  error instanceof Error
    ? error.cause
      ? described(error.cause)
      : { message: String(error), stack: error.stack }
    : { message: String(error) };

/** Survives the page that sends it. */
const sendReport = (lines: readonly object[]): void => {
  navigator.sendBeacon('/releases/report', JSON.stringify(lines));
};

/** Has a share of the visits report their web vitals, once the page has loaded. */
export function measureSome({ measured = 0 }: Registry, first: RegistryRemote | undefined): void {
  if (!first || Math.random() * 100 >= measured) return;
  setTimeout(
    () =>
      void import(/* webpackChunkName: 'later' */ './web-vitals.ts').then(({ measure }) =>
        measure(first, sendReport),
      ),
    idleMs,
  );
}

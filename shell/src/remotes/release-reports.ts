import type { Registry, RegistryRemote } from '@askwell/contracts';

/** What the web-host is told of a release; see its `releases/http/reports.ts`. */
type Line = {
  remote: string;
  version: string;
  views: number;
  errors: number;
  problem?: { message: string; stack: string };
};

export type ReleaseReports = {
  viewed: (remote: RegistryRemote) => void;
  failed: (remote: RegistryRemote, error: unknown) => void;
};

/**
 * Failures are told soon, views when there is time, and whatever is left when the tab is hidden.
 */
const soonMs = 1000;
const sometimeMs = 15_000;

/** By then a page has loaded and nobody waits for anything. */
const idleMs = 3000;

/**
 * Counts how often pages of each release were shown and how often they failed, and tells the
 * web-host, so that a bad release is noticed. It says nothing of who and where.
 */
export function releaseReports(): ReleaseReports {
  let lines: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) sendReport(lines);
    lines = [];
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);

  return {
    viewed: ({ name, version }) => {
      lines.push({ remote: name, version, views: 1, errors: 0 });
      timer ??= setTimeout(flush, sometimeMs);
    },
    failed: ({ name, version }, error) => {
      lines.push({ remote: name, version, views: 0, errors: 1, problem: described(error) });
      clearTimeout(timer);
      timer = setTimeout(flush, soonMs);
    },
  };
}

/** The cause says more than what was made of it. */
const described = (error: unknown): { message: string; stack: string } => {
  const { message, stack = '', cause } = error instanceof Error ? error : new Error(String(error));
  return cause ? described(cause) : { message: message.slice(0, 300), stack: stack.slice(0, 2000) };
};

/** Survives the page that sends it. */
export const sendReport = (lines: readonly object[]): void => {
  navigator.sendBeacon('/releases/report', JSON.stringify(lines));
};

/** Has a share of the visits report their web vitals, once the page has loaded. */
export function measureSome({ measured = 0 }: Registry, first: RegistryRemote | undefined): void {
  if (!first || Math.random() * 100 >= measured) return;
  setTimeout(() => void import('./web-vitals.ts').then(({ measure }) => measure(first)), idleMs);
}

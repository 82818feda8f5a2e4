import type { RegistryRemote } from '@askwell/contracts';

type Line = { remote: string; version: string; views: number; errors: number };

export type ReleaseReports = {
  viewed: (remote: RegistryRemote) => void;
  failed: (remote: RegistryRemote) => void;
};

/**
 * Failures are told soon, views when there is time, and whatever is left when the tab is hidden.
 */
const soonMs = 1000;
const sometimeMs = 15_000;

/**
 * Counts how often pages of each release were shown and how often they failed, and tells the
 * web-host, so that a bad release is noticed. It says nothing of who, where or what.
 */
export function releaseReports(send: (lines: Line[]) => void): ReleaseReports {
  let lines = new Map<string, Line>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  const flush = () => {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    if (lines.size > 0) send([...lines.values()]);
    lines = new Map();
  };
  const flushWithin = (ms: number) => {
    const at = Date.now() + ms;
    if (at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };
  const count = ({ name, version }: RegistryRemote, views: number, errors: number) => {
    const known = lines.get(`${name} ${version}`);
    lines.set(`${name} ${version}`, {
      remote: name,
      version,
      views: views + (known?.views ?? 0),
      errors: errors + (known?.errors ?? 0),
    });
    flushWithin(errors > 0 ? soonMs : sometimeMs);
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);

  return { viewed: (remote) => count(remote, 1, 0), failed: (remote) => count(remote, 0, 1) };
}

/** Survives the page that sends it. */
export const sendReport = (lines: Line[]): void => {
  navigator.sendBeacon('/releases/report', JSON.stringify(lines));
};

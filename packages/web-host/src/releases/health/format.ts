import type { PreviewOverview } from './overview.ts';

/** The share of views that failed; empty where there were none. */
export const rate = (counts: { views: number; errors: number } | null): string =>
  counts === null || counts.views === 0 ? '' : `${((100 * counts.errors) / counts.views).toFixed(1)} %`;

/** To the minute, in UTC. */
export const time = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** A row about a preview: its remote, build, beginning, author, end, views and failures. */
export const previewCells = ({ remote, version, at, by, until, counts }: PreviewOverview): string[] => [
  remote,
  version,
  time(at),
  by,
  time(until),
  String(counts.views),
  rate(counts),
];

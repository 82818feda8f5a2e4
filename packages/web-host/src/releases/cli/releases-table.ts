import type { Counts } from '../health/counts.ts';
import type { OverrideOverview, Overview, ReleaseOverview } from '../health/overview.ts';

type All = Overview & { overrides: OverrideOverview[] };

/** What is live, as a table, and under it who runs something else, and what was before. */
export function releasesTable({ generation, remotes, overrides }: All): string {
  if (remotes.length === 0)
    return 'Nothing is released yet. The first start takes the builds of the checkout.';
  const head = ['remote', 'live', 'since', 'commit', 'share', 'views', 'failures', ''];
  return [
    `Generation ${generation}`,
    '',
    ...table([head, ...remotes.flatMap(rowsOf)]),
    ...overridesTable(overrides),
    '',
    'Before:',
    ...table(
      remotes
        .flatMap(({ name, history }) =>
          history.map(({ at, version, by, share }) => [
            time(at),
            name,
            version,
            by,
            share < 100 ? `${share} %` : '',
          ]),
        )
        .toSorted(([a = ''], [b = '']) => b.localeCompare(a))
        .slice(0, 20),
    ),
  ].join('\n');
}

const overridesTable = (overrides: OverrideOverview[]): string[] =>
  overrides.length === 0
    ? []
    : [
        '',
        'Overridden in a browser:',
        ...table(overrides.map(({ name, version, address, until }) => [name, version, address, time(until)])),
      ];

function rowsOf({ name, live, canary, isGuarded, isFlagged, commit, counts, countsBefore }: ReleaseOverview) {
  const id = commit ? commit.id.slice(0, 8) + (commit.isChanged ? ' + changes' : '') : '';
  const notes = [
    ...(isFlagged ? [`! fails more often than the one before (${rate(countsBefore)})`] : []),
    ...(isGuarded ? ['guarded'] : []),
  ].join(', ');
  const newest = (release: { version: string; since: string }, share: number) => [
    name,
    release.version,
    time(release.since),
    id,
    `${share} %`,
    String(counts.views),
    rate(counts),
    notes,
  ];
  if (!canary) return [newest(live, 100)];
  return [
    newest(canary, canary.share),
    [
      '',
      live.version,
      time(live.since),
      '',
      `${100 - canary.share} %`,
      String(countsBefore?.views ?? 0),
      rate(countsBefore),
      '',
    ],
  ];
}

const rate = (counts: Counts | null): string =>
  counts === null || counts.views === 0 ? '' : `${((100 * counts.errors) / counts.views).toFixed(1)} %`;

const time = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** Columns as wide as their widest cell. */
function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

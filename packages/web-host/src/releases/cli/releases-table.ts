import type { OverrideOverview, Overview, PreviewOverview, ReleaseOverview } from '../health/overview.ts';
import { previewCells, rate, time } from '../health/format.ts';

type All = Overview & { overrides: OverrideOverview[] };

/** What is live, as a table, and under it who runs something else, and what was before. */
export function releasesTable({ generation, remotes, previews, overrides }: All): string {
  if (remotes.length === 0 && previews.length === 0)
    return 'Nothing is released yet. The first start takes the builds of the checkout.';
  const head = ['remote', 'live', 'since', 'commit', 'share', 'views', 'failures', 'LCP', 'INP', ''];
  return [
    `Generation ${generation}`,
    '',
    ...table([head, ...remotes.flatMap(rowsOf)]),
    ...previewsTable(previews),
    ...overridesTable(overrides),
    ...problemsTable(remotes),
    ...slotsTable(remotes),
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

const previewsTable = (previews: PreviewOverview[]): string[] =>
  previews.length === 0
    ? []
    : [
        '',
        'Previews:',
        ...table([
          ['remote', 'build', 'made', 'by', 'until', 'views', 'failures'],
          ...previews.map(previewCells),
        ]),
      ];

const overridesTable = (overrides: OverrideOverview[]): string[] =>
  overrides.length === 0
    ? []
    : [
        '',
        'Overridden in a browser:',
        ...table(overrides.map(({ name, version, address, until }) => [name, version, address, time(until)])),
      ];

/** Frames that are printed of a stack; the page at `/releases/page` has all. */
const mostFrames = 5;

/** Where the failures come from, each with the first frames of its stack under it. */
const problemsTable = (remotes: ReleaseOverview[]): string[] => {
  const problems = remotes.flatMap(({ name, canary, live, problems: all }) =>
    all.map((problem) => ({ name, version: (canary ?? live).version, ...problem })),
  );
  const rows = table(
    problems.map(({ name, version, count, message }) => [
      name,
      version,
      String(count),
      message.replaceAll('\n', ' '),
    ]),
  );
  const lines = rows.flatMap((row, at) => [row, ...framesOf(problems[at]?.stack ?? '')]);
  return lines.length === 0 ? [] : ['', 'Failures:', ...lines];
};

const slotsTable = (remotes: ReleaseOverview[]): string[] => {
  const rows = remotes.flatMap(({ name, slots }) =>
    slots.lent.map((slot) => [
      slot,
      `lent by ${name}`,
      ...remotes.filter((other) => other.slots.shown.includes(slot)).map((other) => `shown by ${other.name}`),
    ]),
  );
  return rows.length === 0
    ? []
    : ['', 'Slots:', ...table(rows.map(([slot = '', by = '', ...users]) => [slot, by, users.join(', ')]))];
};
/** The lines of a stack that name a place; Chromium's begin with the message. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, mostFrames)
    .map((line) => `    ${line.trim()}`);

const milliseconds = (value: number | null): string => (value === null ? '' : `${Math.round(value)} ms`);

function rowsOf(remote: ReleaseOverview) {
  const { name, live, canary, isGuarded, isFlagged, slower, commit, counts, countsBefore, vitals } = remote;
  const id = commit ? commit.id.slice(0, 8) + (commit.isChanged ? ' + changes' : '') : '';
  const notes = [
    ...(isFlagged ? [`! fails more often than the one before (${rate(countsBefore)})`] : []),
    ...(slower.length > 0 ? [`! slower than the one before (${slower.join(', ').toUpperCase()})`] : []),
    ...(isGuarded ? [] : ['not guarded']),
  ].join(', ');
  const newest = (release: { version: string; since: string }, share: number) => [
    name,
    release.version,
    time(release.since),
    id,
    `${share} %`,
    String(counts.views),
    rate(counts),
    milliseconds(vitals.lcp),
    milliseconds(vitals.inp),
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
      '',
      '',
    ],
  ];
}

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

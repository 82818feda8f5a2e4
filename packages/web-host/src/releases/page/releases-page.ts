import type { Context } from 'koa';
import { escapeHtml } from '../../document/html.ts';
import { plainPage } from '../../plain-page.ts';
import type { OverrideOverview, Overview, PreviewOverview, ReleaseOverview } from '../health/overview.ts';
import { previewCells, rate, time } from '../health/format.ts';

type Shown = { overview: Overview; overrides: OverrideOverview[] };

/** Asks for a release token. The token is posted with each look, and kept by nobody. */
export function releasesForm(ctx: Context, problem: string | null = null): void {
  plainPage(
    ctx,
    `${problem === null ? '' : 'Error: '}Releases`,
    [
      `<h1>Releases</h1><p>What is live, how it goes, and what was before.</p>`,
      `<form method="post" action="/releases/page"><label for="token">Release token</label>`,
      `<input id="token" name="token" type="password" required maxlength="200" autocomplete="off" spellcheck="false" autofocus`,
      problem === null ? '>' : ` aria-invalid="true" aria-describedby="problem">`,
      problem === null ? '' : `<p id="problem" class="problem">${escapeHtml(problem)}</p>`,
      `<button>Show the releases</button></form>`,
    ].join(''),
  );
}

/** What `npm run releases` prints, for whoever has no checkout at hand. */
export function releasesPage(ctx: Context, { overview, overrides }: Shown): void {
  plainPage(
    ctx,
    'Releases',
    [
      `<h1>Releases</h1><p>Generation ${overview.generation}.</p>`,
      ...overview.remotes.map(remoteSection),
      overview.previews.length === 0 ? '' : previewsSection(overview.previews),
      overrides.length === 0 ? '' : overridesSection(overrides),
    ].join(''),
    rules,
  );
}

function remoteSection(remote: ReleaseOverview): string {
  const {
    name,
    live,
    canary,
    isGuarded,
    isFlagged,
    slower,
    commit,
    slots,
    counts,
    vitals,
    problems,
    history,
  } = remote;
  const newest = canary ?? live;
  const facts: [string, string][] = [
    ['Release', newest.version],
    ['Live since', time(newest.since)],
    ['Visitors', canary ? `${canary.share} %; the others have ${live.version}` : 'all'],
    ['Commit', commit ? commit.id.slice(0, 8) + (commit.isChanged ? ' + changes' : '') : ''],
    ['Lends the slots', slots.lent.join(', ')],
    ['Shows the slots', slots.shown.join(', ')],
    ['Views', String(counts.views)],
    ['Failures', rate(counts) + (isFlagged ? ', more often than the one before' : '')],
    ['LCP, p75', figure(vitals.lcp, 'ms')],
    ['INP, p75', figure(vitals.inp, 'ms')],
    ['CLS, p75', vitals.cls === null ? '' : (vitals.cls / 1000).toFixed(3)],
    ['Slower than before', slower.join(', ').toUpperCase()],
    ['Guarded', isGuarded ? 'yes: rolled back when it is worse than the one before' : 'no'],
  ];
  return [
    `<section><h2>${escapeHtml(name)}</h2><dl>`,
    ...facts
      .filter(([, text]) => text !== '')
      .map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`),
    `</dl>`,
    ...(problems.length === 0 ? [] : ['<h3>Failures</h3>', ...problems.map(problemDetails)]),
    table(
      'History',
      ['When', 'Release', 'By', 'Share'],
      history.map(({ at, version, by, share }) => [time(at), version, by, `${share} %`]),
    ),
    `</section>`,
  ].join('');
}

const problemDetails = ({ message, stack, count, at }: ReleaseOverview['problems'][number]): string =>
  `<details><summary>${escapeHtml(message)} <span>(${count}, last ${time(at)})</span></summary><pre>${escapeHtml(stack)}</pre></details>`;

const previewsSection = (previews: PreviewOverview[]): string => {
  const failed = previews.filter(({ problems }) => problems.length > 0);
  return [
    `<section><h2>Previews</h2>${table(
      'Links that show a build which is not live',
      ['Remote', 'Build', 'Made', 'By', 'Until', 'Views', 'Failures'],
      previews.map(previewCells),
    )}`,
    ...failed.flatMap(({ remote, version, problems }) => [
      `<h3>Failures of ${escapeHtml(`${remote} ${version}`)}</h3>`,
      ...problems.map(problemDetails),
    ]),
    `</section>`,
  ].join('');
};

const overridesSection = (overrides: OverrideOverview[]): string =>
  `<section><h2>Overridden in a browser</h2>${table(
    'Overrides',
    ['Remote', 'Release', 'Address', 'Until'],
    overrides.map(({ name, version, address, until }) => [name, version, address, time(until)]),
  )}</section>`;

const table = (caption: string, head: string[], rows: string[][]): string =>
  [
    `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>`,
    ...head.map((text) => `<th scope="col">${text}</th>`),
    `</tr></thead><tbody>`,
    ...rows.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`),
    `</tbody></table></div>`,
  ].join('');

const figure = (value: number | null, unit: string): string =>
  value === null ? '' : `${Math.round(value)} ${unit}`;

const rules = [
  `main{max-width:72rem}@media(min-width:40.01rem){main{margin-block:5vh}}section{margin-block-start:2.5rem;padding-block-start:2rem;border-block-start:1px solid var(--line)}`,
  `h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.3}h3{margin:1.5rem 0 .5rem;font-size:.9375rem;font-weight:600}`,
  `dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem 1.5rem;margin:0}dt{font-size:.8125rem;color:var(--quiet)}dd{margin:0;color:var(--ink);overflow-wrap:anywhere;font-variant-numeric:tabular-nums}`,
  `details{margin-block:.5rem}summary{cursor:pointer;overflow-wrap:anywhere}summary span{color:var(--quiet)}pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:.625rem;background:var(--paper);font-size:.8125rem;white-space:pre-wrap;overflow-wrap:anywhere}`,
  `.scroll{overflow-x:auto;margin-block-start:1.5rem}table{width:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}caption{text-align:start;font-weight:600;color:var(--ink);padding-block-end:.375rem}th,td{padding:.4375rem 1rem .4375rem 0;text-align:start;white-space:nowrap}th{font-weight:500;color:var(--quiet)}td,th{border-block-end:1px solid var(--line)}`,
].join('');

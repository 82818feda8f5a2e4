import type { BuildCommit } from '@askwell/contracts';
import { previewVersion, type Preview } from '../../previews/open-previews.ts';
import type { Overrides } from '../../overrides/open-overrides.ts';
import { vitalNames, type Counts } from './counts.ts';
import type { Decision, LiveRemote } from '../store/document.ts';
import { failsMoreOften, measured } from './failure-rate.ts';
import { isMoreThanAFifthLarger, p75 } from './histogram.ts';
import type { Problem } from './problems.ts';
import type { Releases } from '../releases.ts';

type VitalName = (typeof vitalNames)[number];

export type ReleaseOverview = {
  name: string;
  live: LiveRemote['live'];
  canary: LiveRemote['canary'];
  isGuarded: boolean;
  /** Whether the newest release fails more often than the one before. */
  isFlagged: boolean;
  /** Which of its web vitals are more than a fifth worse than of the one before. */
  slower: VitalName[];
  commit: BuildCommit | null;
  /** By name: those that other remotes or the header may show, and those that its pages show. */
  slots: { lent: string[]; shown: string[] };
  /** Of the newest release that visitors have, and of the one before. */
  counts: Counts;
  countsBefore: Counts | null;
  /**
   * What three quarters of the measured visits are within: ms for `lcp` and `inp`, thousandths for
   * `cls`.
   */
  vitals: Record<VitalName, number | null>;
  /** Why its pages failed; the most frequent first. */
  problems: Problem[];
  history: Decision[];
};

/** A browser that runs a local build instead of the release, or is about to. */
export type OverrideOverview = { name: string; version: string; address: string; until: string };

/** A build that is shown in the browsers which took its link, and how it does there. */
export type PreviewOverview = Pick<Preview, 'remote' | 'version' | 'at' | 'by'> & {
  until: string;
  counts: Pick<Counts, 'views' | 'errors'>;
  problems: Problem[];
};

export type Overview = { generation: number; remotes: ReleaseOverview[]; previews: PreviewOverview[] };

/** What is live, since when, how it goes, and what was before: what `npm run releases` prints. */
export function overview(releases: Releases): Overview {
  const { generation, remotes } = releases.document();
  return {
    generation,
    remotes: Object.entries(remotes)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, remote]) => ({ name, ...describe(releases, name, remote) })),
    previews: releases.previews.list().map((preview) => describePreview(releases, preview)),
  };
}

/** And who runs something else. */
export const overridesOverview = ({ list }: Pick<Overrides, 'list'>): OverrideOverview[] =>
  list().map(({ remote: { name, version }, address, expiresAt }) => ({
    name,
    version,
    address,
    until: expiresAt,
  }));

function describePreview({ counts, problems }: Releases, preview: Preview): PreviewOverview {
  const { remote, version, at, by, expiresAt } = preview;
  const shown = previewVersion(preview);
  const { views, errors } = counts.of(remote, shown);
  return {
    remote,
    version,
    at,
    by,
    until: expiresAt,
    counts: { views, errors },
    problems: problems.of(remote, shown),
  };
}

function describe({ counts, problems, descriptor }: Releases, name: string, remote: LiveRemote) {
  const { live, canary, isGuarded, history } = remote;
  const { version, before } = measured(name, remote);
  const now = counts.of(name, version);
  const then = before === null ? null : counts.of(name, before);
  const described = descriptor(name, version);
  return {
    live,
    canary,
    isGuarded,
    isFlagged: then !== null && failsMoreOften(now, then),
    slower: then
      ? vitalNames.filter((vital) => isMoreThanAFifthLarger(now.vitals[vital], then.vitals[vital]))
      : [],
    vitals: vitalsOf(now),
    problems: problems.of(name, version),
    commit: described?.commit ?? null,
    slots: {
      lent: described?.slots.map((slot) => slot.name) ?? [],
      shown: Object.keys(described?.slotsUsed ?? {}),
    },
    counts: now,
    countsBefore: then,
    history: history.slice(0, 20),
  };
}

const vitalsOf = ({ vitals: { lcp, inp, cls } }: Counts): Record<VitalName, number | null> => ({
  lcp: p75(lcp),
  inp: p75(inp),
  cls: p75(cls),
});

import { loadSite, type Site, type SiteOptions } from '../../site.ts';
import type { ReleasesDocument } from '../store/document.ts';
import type { Releases } from '../releases.ts';

type Options = Omit<SiteOptions, 'generation'> & { releases: Releases };

/** One generation: a site for each set of releases that some group of visitors has. */
type Generation = { number: number; shares: number[]; sites: Site[] };

/** The number of no generation. */
const unread = -1;

/** How often it is looked whether another process has changed what is live. */
const everyMs = 250;

/** When one that could not be served is tried again: its files may be back. */
const againMs = 5000;

/**
 * What is live, for each group of visitors. A new generation is loaded and prerendered beside the
 * one that is served, and then takes its place; one that cannot be loaded never does. Where nothing
 * of the releases can be read at the start, the builds in `remoteDirs` are served until it can.
 */
export function liveSites({ releases, ...options }: Options) {
  const load = (document: ReleasesDocument): Generation => {
    const shares = sharesOf(document);
    const sites = [...shares, 100].map((upTo) =>
      loadSite({
        ...options,
        generation: document.generation,
        remoteDirs: dirs(document, upTo),
        // A share of the visitors is few, and what they get has to be judged soon.
        ...(upTo < 100 && options.measured && { measured: 100 }),
      }),
    );
    return { number: document.generation, shares, sites };
  };

  /** The releases of those groups that lie below `upTo`, and not below any smaller share. */
  const dirs = ({ remotes }: ReleasesDocument, upTo: number): string[] =>
    Object.entries(remotes)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, { live, canary }]) =>
        releases.folderOf(name, canary && canary.share >= upTo ? canary.version : live.version),
      );

  const first = (): Generation => {
    try {
      return load(releases.document());
    } catch (error) {
      options.warn(`The releases cannot be read; the builds of the checkout are served. ${String(error)}`);
      return { number: unread, shares: [], sites: [loadSite(options)] };
    }
  };

  let current = first();
  let loading: Promise<void> | null = null;
  let failed = { generation: unread, at: 0 };
  let lookedAt = 0;

  const take = async (): Promise<void> => {
    let generation = unread;
    try {
      const document = releases.document();
      ({ generation } = document);
      if (generation === current.number) return;
      if (generation === failed.generation && Date.now() - failed.at < againMs) return;
      const next = load(document);
      await Promise.all(next.sites.map(({ renderer }) => renderer.pages));
      current = next;
    } catch (error) {
      if (generation !== failed.generation)
        options.warn(`Generation ${generation} cannot be served. ${String(error)}`);
      failed = { generation, at: Date.now() };
    }
  };
  const renew = async (): Promise<void> => {
    loading ??= take().finally(() => (loading = null));
    await loading;
  };

  return {
    /** Resolves when the first generation has been prerendered. */
    ready: Promise.all(current.sites.map(({ renderer }) => renderer.pages)),

    /** Takes what is live by now; resolves when it is served. */
    renew: async (): Promise<void> => {
      // What is loading may be older than what was decided just now.
      await renew();
      await renew();
    },

    hasShares: (): boolean => current.shares.length > 0,

    /** What any visitor gets. */
    all: (): readonly Site[] => current.sites,

    /** What a group of visitors gets. */
    of: (group: number): Site => {
      if (Date.now() - lookedAt > everyMs) {
        lookedAt = Date.now();
        void renew();
      }
      const at = current.shares.findIndex((share) => group < share);
      const site = current.sites.at(at);
      if (!site) throw new Error('There is no site.');
      return site;
    },
  };
}
export type LiveSites = ReturnType<typeof liveSites>;

const sharesOf = ({ remotes }: ReleasesDocument): number[] =>
  [...new Set(Object.values(remotes).flatMap(({ canary }) => canary?.share ?? []))].toSorted((a, b) => a - b);

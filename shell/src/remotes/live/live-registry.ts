import type { Registry, RegistryRemote } from '@askwell/contracts';

/** Nobody needs a release sooner. */
const leastMs = 30_000;

export type LiveRegistry = {
  /** A remote as it is live by now, as far as this tab has heard. */
  remote: (remote: RegistryRemote) => RegistryRemote;
  /** Whether what is live by now needs another document: another shell, or other pages. */
  needsDocument: () => boolean;
  /** Names the document that it needs. */
  shape: () => string;
  /** Asks what is live by now, unless it was asked a moment ago. Never rejects. */
  look: () => Promise<void>;
};

/**
 * What is live, for a tab that stays open: it begins with the registry of its document. Pages that
 * are shown keep the release that they have; the next page that is opened gets the live one.
 */
export function createLiveRegistry(
  first: Registry,
  ask: () => Promise<Registry | null>,
  now: () => number = Date.now,
): LiveRegistry {
  let live = first;
  let asked = now();

  return {
    remote: (remote) => {
      const found = live.remotes.find(({ name }) => name === remote.name);
      return found?.compatible && live.shell === first.shell ? found : remote;
    },
    needsDocument: () => live !== first && shapeOf(live) !== shapeOf(first),
    shape: () => shapeOf(live),
    look: async () => {
      if (now() - asked < leastMs) return;
      asked = now();
      live = (await ask()) ?? live;
    },
  };
}

/** All that the router and the navigation were built from. */
const shapeOf = ({ shell, remotes }: Registry): string =>
  JSON.stringify([
    shell,
    remotes.map(({ name, compatible, pages, navigation }) => [name, compatible, pages, navigation]),
  ]);

import type { Clock } from '../../../kernel/clock.ts';
import type { SourcesStore } from '../stores/sources.store.ts';

export type RefreshNeeds = { sources: SourcesStore; clock: Clock; wakeSources: () => void };

/** Starts to read again what is due for it. */
export const refreshSources =
  ({ sources, clock, wakeSources }: RefreshNeeds) =>
  async (): Promise<void> => {
    while (await sources.beginRefresh(clock())) wakeSources();
  };

import { useCallback, useEffect } from 'react';
import type { Source } from '@askwell/contracts';
import { useListSourcesQuery } from '../../api/sources.api.ts';
import { useWatching } from '../list/use-watching.ts';

const noSources: readonly Source[] = [];

/**
 * The sources of a chatbot, followed while they are read. `reloadDrafts` is called when they have
 * proposed more drafts than are known.
 */
export function useSourceProgress(
  chatbotId: string,
  known: number,
  reloadDrafts: () => unknown,
): readonly Source[] {
  const { data, refetch } = useListSourcesQuery(chatbotId, { refetchOnMountOrArgChange: true });
  const reload = useCallback(() => void refetch(), [refetch]);
  const sources = data?.sources ?? noSources;
  useWatching(sources, reload);

  const proposed = sources.reduce((sum, { counts }) => sum + counts.openDrafts, 0);
  const hasNew = proposed > known;
  useEffect(() => {
    if (hasNew) reloadDrafts();
  }, [proposed, hasNew, reloadDrafts]);
  return sources;
}

export const tabIds = ['basic', 'design', 'settings', 'knowledge'] as const;
export type TabId = (typeof tabIds)[number];

/**
 * The tab that a navigation asks for by its state, `{tab}`: after the first save the same one stays
 * open.
 */
export const tabIn = (state: unknown): TabId | null => {
  const wanted = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined;
  return tabCalled(wanted);
};

/** The tab with this id, as in the address `/chatbot/:id?tab=knowledge`; null if there is none. */
export const tabCalled = (wanted: unknown): TabId | null => tabIds.find((id) => id === wanted) ?? null;

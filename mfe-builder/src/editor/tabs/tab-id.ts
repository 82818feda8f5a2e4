export const tabIds = ['basic', 'design', 'settings', 'knowledge'] as const;
export type TabId = (typeof tabIds)[number];

import type { Problems } from '../draft/problems.ts';

const tabIds = ['basic', 'design', 'settings', 'knowledge'] as const;
export type TabId = (typeof tabIds)[number];

/** The tab that shows the first of these problems; null when no tab shows any. */
export const tabOfProblems = (problems: Problems): TabId | null => {
  const shown = new Set(Object.keys(problems).map(tabOf));
  return tabIds.find((id) => shown.has(id)) ?? null;
};

export const tabOf = (path: string): TabId | null => {
  const [section] = path.split('.');
  if (path === 'configuration.welcomeMessage' || (section !== undefined && settings.has(section)))
    return 'settings';
  if (section === 'configuration') return 'design';
  if (section === 'name' || section === 'description') return 'basic';
  if (section === 'faqs' || section === 'data' || section === 'knowledgeBase') return 'knowledge';
  return null;
};

const settings = new Set(['settings', 'allowedDomains', 'suggestedQuestions', 'exactAnswers', 'retention']);

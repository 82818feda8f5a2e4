import type { DraftPath } from '../../draft/draft.ts';
import type { Problems } from '../../draft/problems.ts';
import { basicInfoFields } from './BasicInfoTab.tsx';
import { designFields } from './DesignTab.tsx';
import { settingsFields } from './SettingsTab.tsx';
import { tabIds, type TabId } from './tab-id.ts';

/** A field without a tab is a compile error: its problems would not be shown. */
const tabOfField: Record<DraftPath, TabId> = {
  ...basicInfoFields,
  ...designFields,
  ...settingsFields,
  faqs: 'knowledge',
  data: 'knowledge',
};

const tabs: ReadonlyMap<string, TabId> = new Map(Object.entries(tabOfField));

/** The first tab that shows one of these problems; null when no tab does. */
export const tabOfProblems = (problems: Problems): TabId | null => {
  const shown = new Set(Object.keys(problems).map(tabOf));
  return tabIds.find((id) => shown.has(id)) ?? null;
};

/** The tab of `faqs.3.answer` is that of `faqs`. */
export const tabOf = (path: string): TabId | null =>
  tabs.get(path) ?? (path.includes('.') ? tabOf(path.slice(0, path.lastIndexOf('.'))) : null);

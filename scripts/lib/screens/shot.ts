import type { Page } from '@playwright/test';

/** A page, or a state of it, that `npm run screens` photographs. */
export type Shot = {
  /** Of its files, before the color scheme and the width. */
  name: string;
  path: string;
  /** The session of its owner; null for a page that everybody can open. */
  session: string | null;
  /** Brings the page into its state. Then the window is photographed, not the whole page. */
  act?: (page: Page) => Promise<void>;
  /** Shown instead of the page at `path`. */
  html?: string;
};

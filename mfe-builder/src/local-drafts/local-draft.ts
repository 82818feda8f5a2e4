import type { Unsaved } from '../editor/state/editor-state.ts';

export const format = 2;

/**
 * An unsaved draft in the browser's storage: `at` is when it was stored (ms since 1970), `by` is
 * the page that did.
 */
export type LocalDraft = Unsaved & { format: typeof format; at: number; by: string };

import type { Unsaved } from '../editor/editor-state.ts';

export const format = 2;

/** Unsaved work as it outlives its page: when it was kept (ms since 1970), and by which page. */
export type KeptDraft = Unsaved & { format: typeof format; at: number; by: string };

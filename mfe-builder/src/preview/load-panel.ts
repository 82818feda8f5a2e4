import type { PanelModule } from '@askwell/widget/panel';

/** The server's own panel, by the name that stays: the preview shows exactly what visitors get. */
const address: string = '/widget/panel.js';

/** A browser remembers that a module could not be had: every new `attempt`, from 0, asks under a name of its own. */
export const loadPanel = async (attempt: number): Promise<PanelModule> => {
  const name = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  const panel: PanelModule = await import(/* webpackIgnore: true */ name);
  return panel;
};

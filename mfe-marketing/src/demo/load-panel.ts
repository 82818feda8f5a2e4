import type { PanelModule } from '@askwell/widget/panel';

/** The server's own panel, by the name that stays: the demonstration is what visitors of a website get. */
const address: string = '/widget/panel.js';

export const loadPanel = async (): Promise<PanelModule> => {
  const panel: PanelModule = await import(/* webpackIgnore: true */ address);
  return panel;
};

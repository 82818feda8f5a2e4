import type { PanelModule } from './panel/public.ts';

/** The address of the panel that does not change between releases. */
const url: string = '/widget/panel.js';

/**
 * Loads the panel that visitors get, for a preview. Browsers remember that a module failed to
 * load: each `attempt`, counted from 0, has a URL of its own.
 */
export const loadPanel = async (attempt = 0): Promise<PanelModule> => {
  const panel: PanelModule = await import(
    /* webpackIgnore: true */ attempt === 0 ? url : `${url}?attempt=${attempt}`
  );
  return panel;
};

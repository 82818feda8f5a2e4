import { launcherIcons } from './launcher-icons.ts';
import type { PanelModule, Preview, PreviewOptions } from './panel/public.ts';

/** The panel as a page mounts it; the icons come along. */
export type LoadedPanel = { preview: (options: Omit<PreviewOptions, 'icons'>) => Preview };

/** The address of the panel that does not change between releases. */
const url: string = '/widget/panel.js';

/**
 * Loads the panel that visitors get, for a preview. Browsers remember that a module failed to
 * load: each `attempt`, counted from 0, has a URL of its own.
 */
export const loadPanel = async (attempt = 0): Promise<LoadedPanel> => {
  const panel: PanelModule = await import(
    /* webpackIgnore: true */ attempt === 0 ? url : `${url}?attempt=${attempt}`
  );
  return { preview: (options) => panel.preview({ ...options, icons: launcherIcons }) };
};

import { launcherIcons } from './launcher-icons.ts';
import type { PanelModule, Preview, PreviewModule, PreviewOptions } from './panel/public.ts';

/** The panel as a page mounts it; the icons come along. */
export type LoadedPanel = { preview: (options: Omit<PreviewOptions, 'icons'>) => Preview };

/**
 * Loads the panel that visitors get, for a preview. Browsers remember that a module failed to
 * load: each `attempt`, counted from 0, has a URL of its own.
 */
export const loadPanel = async (attempt = 0): Promise<LoadedPanel> => {
  // These addresses stay the same between releases.
  const load = (name: string) =>
    import(/* webpackIgnore: true */ `/widget/${name}.js${attempt === 0 ? '' : `?attempt=${attempt}`}`);
  const modules: [PanelModule, PreviewModule] = await Promise.all([load('panel'), load('preview')]);
  const [panel, { preview }] = modules;
  return { preview: (options) => preview(panel, { ...options, icons: launcherIcons }) };
};

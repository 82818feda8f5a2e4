import type {
  OlderPanelModule,
  PanelModule,
  Preview,
  PreviewModule,
  PreviewOptions,
} from './panel/public.ts';

/** The panel as a page mounts it. */
export type LoadedPanel = { preview: (options: Omit<PreviewOptions, 'icons'>) => Preview };

/**
 * Loads the panel that visitors get, for a preview. `icons`: the drawings of those that the page
 * shows, which are no part of the panel. Browsers remember that a module failed to
 * load: each `attempt`, counted from 0, has a URL of its own.
 */
export const loadPanel = async (icons: PreviewOptions['icons'], attempt = 0): Promise<LoadedPanel> => {
  // These addresses stay the same between releases.
  const load = (name: string) =>
    import(/* webpackIgnore: true */ `/widget/${name}.js${attempt === 0 ? '' : `?attempt=${attempt}`}`);
  const loading: Promise<PreviewModule> = load('preview');
  // Awaited below where the panel needs it: an older server has none.
  loading.catch(() => {});
  const panel: PanelModule | OlderPanelModule = await load('panel');
  if (!('mountPreview' in panel)) return { preview: (options) => panel.preview({ ...options, icons }) };
  const { preview } = await loading;
  return { preview: (options) => preview(panel, { ...options, icons }) };
};

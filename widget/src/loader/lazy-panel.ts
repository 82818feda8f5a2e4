import type { LoaderData } from '../render-loader.ts';
import type { MountedPanel, PanelEntry, Shell } from '../panel/entry.ts';

/** The panel's code, fetched when it is likely to be wanted and mounted once. */
export const lazyPanel = (shell: Shell) => {
  const { button } = shell.launcher;
  let panel: MountedPanel | undefined;
  let loading: Promise<void> | undefined;
  let attempts = 0;
  let isWanted = false;
  let isGone = false;

  const fetchPanel = async (): Promise<void> => {
    try {
      const { mount } = await importPanel(shell.data, attempts++);
      const mounted = await mount(shell);
      if (isGone) mounted.unmount();
      else panel = mounted;
    } catch {
      loading = undefined;
    }
  };
  const load = (): Promise<void> => (loading ??= fetchPanel());

  return {
    load,
    /**
     * `isQuiet`: open without taking the focus, since it is the page that opens, not the visitor;
     * `wantsPerson`: and ask for a person.
     */
    async show(isOpen: boolean, isQuiet?: boolean, wantsPerson?: boolean): Promise<void> {
      isWanted = isOpen;
      if (isOpen && !panel) {
        button.ariaBusy = 'true';
        await load();
        // A panel that does not come is asked for once more, by the name that outlives a release.
        await load();
        button.ariaBusy = null;
        isWanted &&= panel !== undefined;
      }
      if (isWanted === isOpen) panel?.show(isOpen, isQuiet, wantsPerson);
    },
    /** Whether it is open, or about to be. */
    isOpen: () => (panel ? panel.isOpen() : isWanted),
    unmount(): void {
      isGone = true;
      panel?.unmount();
    },
  };
};

/**
 * A dynamic import and no injected script: it inherits the permission that the page's CSP gave to
 * the loader (nonce, origin or 'strict-dynamic') and it is no sink of Trusted Types.
 */
const importPanel = ({ panelUrl, apiBase }: LoaderData, attempt: number): Promise<PanelEntry> =>
  import(attempt ? `${apiBase}/widget/panel.js?${attempt}` : panelUrl);

import type { Emit, Visitor } from '../loader/api.ts';
import type { Launcher } from '../loader/launcher.ts';
import type { LoaderData } from '../render-loader.ts';
import { fetchChatbot, httpTransport } from './http-transport.ts';
import { browserMemory, passingMemory } from './memory.ts';
import { mountPanel, type Mounted } from './mount.ts';
import type { PanelModule, Preview, PreviewModule, PreviewOptions } from './public.ts';
import { withInitialValues } from '../public-defaults.ts';
import { placeInPage } from './view/window/place-in-page.ts';
import { englishWords, pageLanguages, wordsFor } from './texts/index.ts';

/** What the loader hands over when the panel is first wanted. */
export type Shell = {
  data: LoaderData;
  launcher: Launcher;
  emit: Emit;
  /** The script of the loader, which may say where the panel goes. */
  script: HTMLOrSVGScriptElement | null;
  visitor: () => Visitor | undefined;
};

export type MountedPanel = Pick<Mounted, 'show' | 'isOpen' | 'unmount'>;
export type PanelEntry = { mount: (shell: Shell) => Promise<MountedPanel> };

export const mount: PanelEntry['mount'] = async ({ data: { id, apiBase, chatbot }, script, ...shell }) => {
  const [words, known] = await Promise.all([wordsFor(pageLanguages()), chatbot ?? fetchChatbot(apiBase, id)]);
  return mountPanel({
    ...shell,
    words,
    layout: placeInPage(script, shell.launcher.host),
    chatbot: withInitialValues(known),
    transport: httpTransport(apiBase, id, words.language),
    memory: browserMemory(id),
  });
};

export const mountPreview: PanelModule['mountPreview'] = (options) =>
  mountPanel({
    ...options,
    memory: passingMemory(),
    emit: () => {},
    visitor: () => undefined,
    words: englishWords,
    layout: 'preview',
  });

const previewUrl: string = '/widget/preview.js';

/**
 * For pages that were released before `preview.js`: they call this and use what it returns at once.
 */
export const preview = (options: PreviewOptions): Preview => {
  const loading: Promise<Preview> = import(previewUrl).then((module: PreviewModule) =>
    module.preview({ mountPreview }, options),
  );
  const later =
    <Input extends unknown[]>(act: (shown: Preview, ...input: Input) => void) =>
    (...input: Input): void =>
      void loading.then((shown) => act(shown, ...input));
  return {
    update: later((shown, chatbot) => shown.update(chatbot)),
    open: later((shown) => shown.open()),
    close: later((shown) => shown.close()),
    ask: later((shown, text) => shown.ask(text)),
    restart: later((shown) => shown.restart()),
    unmount: later((shown) => shown.unmount()),
  };
};

import type { Emit, Visitor } from '../loader/api.ts';
import type { Launcher } from '../loader/launcher.ts';
import type { LoaderData } from '../render-loader.ts';
import { fetchChatbot, httpTransport } from './http-transport.ts';
import { browserMemory, passingMemory } from './memory.ts';
import { mountPanel, type Mounted } from './mount.ts';
import type { PanelModule } from './public.ts';
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

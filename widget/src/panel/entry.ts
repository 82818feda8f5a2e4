import type { Emit, Visitor } from '../loader/api.ts';
import type { Launcher } from '../loader/launcher.ts';
import type { LoaderData } from '../render-loader.ts';
import { httpTransport } from './http-transport.ts';
import { browserMemory } from './memory.ts';
import { mountPanel, type Mounted } from './mount.ts';

/** What the loader hands over when the panel is first wanted. */
export type Shell = {
  data: LoaderData;
  launcher: Launcher;
  emit: Emit;
  visitor: () => Visitor | undefined;
};

export type MountedPanel = Pick<Mounted, 'show' | 'isOpen' | 'unmount'>;
export type PanelEntry = { mount: (shell: Shell) => MountedPanel };

export const mount: PanelEntry['mount'] = ({ data, ...shell }) =>
  mountPanel({
    ...shell,
    chatbot: data.chatbot,
    transport: httpTransport(data.apiBase, data.chatbot.id),
    memory: browserMemory(data.chatbot.id),
  });

export { preview } from './preview.ts';

import { createLauncher } from '../loader/launcher.ts';
import { passingMemory } from './memory.ts';
import { mountPanel } from './mount.ts';
import type { PanelModule } from './public.ts';
import { englishWords } from './texts/index.ts';

export const preview: PanelModule['preview'] = ({ host, chatbot, transport, icons, open = false }) => {
  const launcher = createLauncher(icons[chatbot.configuration.launcherIcon]);
  launcher.host.setAttribute('mode', 'preview');
  host.append(launcher.host);
  const panel = mountPanel({
    launcher,
    chatbot,
    transport: { ...elsewhere, ...transport },
    memory: passingMemory(),
    emit: () => {},
    visitor: () => undefined,
    words: englishWords,
    layout: 'preview',
  });
  launcher.button.addEventListener('click', () => panel.show(!panel.isOpen()));
  panel.show(open, true);
  return {
    update(changed) {
      const path = icons[changed.configuration.launcherIcon];
      launcher.button.querySelector('path')?.setAttribute('d', path);
      panel.paint(changed);
    },
    open: () => panel.show(true),
    close: () => panel.show(false),
    ask: panel.ask,
    restart: panel.restart,
    unmount() {
      panel.unmount();
      launcher.host.remove();
    },
  };
};

/** What a preview has no server for: it goes nowhere. */
const nowhere = () => Promise.reject(new TypeError('a preview has no server'));
const elsewhere = {
  conversation: nowhere,
  rate: async () => {},
  giveFeedback: async () => {},
  leaveContact: async () => {},
  deleteConversation: async () => {},
  requestHandoff: nowhere,
  call: nowhere,
  // oxlint-disable-next-line require-yield -- there is nothing to yield
  async *events() {
    await nowhere();
  },
};

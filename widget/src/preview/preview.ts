import type { PublicChatbot } from '@askwell/contracts';
import { createLauncher } from '../loader/launcher.ts';
import type { PanelModule, Preview, PreviewOptions } from '../panel/public.ts';

/**
 * The whole widget (launcher and panel) inside an element instead of in a corner of the page; its
 * own words in English. A file of its own, which no visitor loads.
 */
export const preview = (
  { mountPreview }: PanelModule,
  { host, chatbot, transport, icons, open = false }: PreviewOptions,
): Preview => {
  const iconOf = ({ configuration }: PublicChatbot) => icons[configuration.launcherIcon] ?? icons.chat;
  const launcher = createLauncher(iconOf(chatbot));
  launcher.host.setAttribute('mode', 'preview');
  host.append(launcher.host);
  const panel = mountPreview({ launcher, chatbot, transport: { ...elsewhere, ...transport } });
  launcher.button.addEventListener('click', () => panel.show(!panel.isOpen()));
  panel.show(open, true);
  return {
    update(changed) {
      launcher.button.querySelector('path')?.setAttribute('d', iconOf(changed));
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
  availability: nowhere,
  requestHandoff: nowhere,
  call: nowhere,
  // oxlint-disable-next-line require-yield -- there is nothing to yield
  async *events() {
    await nowhere();
  },
};

import type { LoaderData } from '../render-loader.ts';
import type { Askwell, Command, Visitor } from './api.ts';
import { attach } from './attach.ts';
import { countView } from './count-view.ts';
import { createEvents } from './events.ts';
import { createLauncher } from './launcher.ts';
import { lazyPanel } from './lazy-panel.ts';

/** Puts the launcher on the page, once, and the API into `window.Askwell`. */
export const start = (data: LoaderData): void => {
  const earlier = window.Askwell;
  if (earlier && 'unmount' in earlier) {
    if (document.querySelector('askwell-chat')) return;
    earlier.unmount();
  }
  let visitor: Visitor | undefined;
  const { on, emit } = createEvents();
  const launcher = createLauncher();
  const { button } = launcher;
  const panel = lazyPanel({ data, launcher, emit, visitor: () => visitor });
  launcher.paint(data.chatbot.configuration.chatWindowTitle, data.style);
  for (const hint of ['pointerenter', 'focus', 'pointerdown']) button.addEventListener(hint, panel.load);
  button.addEventListener('click', () => panel.show(!panel.isOpen()));
  const detach = attach(launcher.host);

  const askwell: Askwell = {
    open: () => void panel.show(true),
    close: () => void panel.show(false),
    identify: (who) => {
      visitor = who;
    },
    on,
    // A microtask, so that a command that throws is reported as the page's own error.
    push: (command) => queueMicrotask(() => command(askwell)),
    unmount: () => {
      panel.unmount();
      detach();
      delete window.Askwell;
    },
  };
  window.Askwell = askwell;
  if (Array.isArray(earlier)) earlier.forEach((command: Command) => askwell.push(command));
  countView(data);

  // How the panel was left on the page before this one, in this tab. Throws where a sandbox has no storage.
  const left = sessionStorage.getItem(`askwell:${data.chatbot.id}`);
  if (left === 'unread') button.dataset['unread'] = '';
  if (left === 'open' && innerWidth > 480) void panel.show(true, true);
};

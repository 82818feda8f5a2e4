import type { LoaderData } from '../render-loader.ts';
import type { Askwell, Visitor } from './api.ts';
import { attach } from './attach.ts';
import { safely } from './safely.ts';
import { countView } from './count-view.ts';
import { createEvents } from './events.ts';
import { createLauncher } from './launcher.ts';
import { lazyPanel } from './lazy-panel.ts';
import { drawLogo } from '../logo.ts';

/** Whether the build makes the loader of chatbots whose button shows a logo. */
declare const __ASKWELL_LOGO__: boolean;

/** Puts the launcher on the page, once, and the API into `window.Askwell`. */
export const start = (data: LoaderData): void => {
  const earlier = window.Askwell;
  if (earlier?.unmount) {
    if (document.querySelector('askwell-chat')) return;
    earlier.unmount();
  }
  const script = document.currentScript;
  const isInPage = script?.dataset['mode'];
  let visitor: Visitor | undefined;
  let isGone = false;
  const { on, off, emit } = createEvents();
  const launcher = createLauncher(data.icon);
  const { button } = launcher;
  const panel = lazyPanel({ data, launcher, emit, script, visitor: () => visitor });
  const toggle = () => void panel.show(!panel.isOpen());
  launcher.paint(data.label, data.style);
  if (__ASKWELL_LOGO__ && data.logo)
    drawLogo(data.logo).then(
      (logo) => button.prepend(logo),
      () => {},
    );
  if (isInPage) button.style.display = 'none';
  button.addEventListener('click', toggle);
  const { keep, detach } = attach(launcher.host);

  const askwell: Askwell = {
    open: () => void panel.show(true),
    close: () => void panel.show(false),
    toggle,
    handoff: () => void panel.show(true, false, true),
    identify: (who) => {
      visitor = who;
    },
    on,
    off,
    // A microtask, so that a command that throws is reported as the page's own error.
    push: (command) => queueMicrotask(() => command(askwell)),
    unmount: () => {
      isGone = true;
      panel.unmount();
      detach();
      delete window.Askwell;
    },
  };
  window.Askwell = askwell;
  if (Array.isArray(earlier)) earlier.forEach((command) => askwell.push(command));

  for (const hint of ['pointerenter', 'focus']) button.addEventListener(hint, panel.load);
  safely(keep);
  // After the commands from the queue, which may listen.
  queueMicrotask(() => emit('ready', {}));

  if (isInPage) void panel.show(true, true);

  const mark = Symbol.for(`askwell:${data.id}`);
  const isFirst = !document[mark];
  document[mark] = true;
  if (isFirst) safely(() => countView(data));
  if (isFirst && isFirstPage()) return;

  /** As it was left earlier in this tab. */
  const resume = () => {
    // Throws where a sandbox has no storage.
    const left = sessionStorage.getItem(`askwell:${data.id}`);
    if (left === 'open' && innerWidth > 480) void panel.show(true, true);
    // Unread: the panel says so.
    else if (left) void panel.load();
  };
  // The page waits for the answer: it may be painted before.
  setTimeout(() => isGone || safely(resume));
};

/**
 * Whether the visitor comes to this site now: then nothing can have been left, and the browser need
 * not be asked, for which the page would wait.
 */
const isFirstPage = (): boolean =>
  !document.referrer && !performance.navigation.type && window.navigation?.entries().length === 1;

declare global {
  interface Document {
    /** Marks, by a name that no page could meet, a document on which a chatbot was shown. */
    [mark: symbol]: boolean | undefined;
  }
}

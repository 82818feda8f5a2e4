import type { PublicChatbot } from '@askwell/contracts';
import { drawLogo } from '../logo.ts';
import { launcherStyle } from '../launcher-style.ts';
import type { Emit, Visitor } from '../loader/api.ts';
import type { Launcher } from '../loader/launcher.ts';
import { createConversation } from './conversation.ts';
import type { Memory } from './memory.ts';
import { followNetwork } from './network.ts';
import { inLanguage } from './own-texts.ts';
import { panelStyle } from './panel-style.ts';
import css from './styles/index.ts';
import type { Words } from './texts/index.ts';
import type { Transport } from './transport.ts';
import { safely } from './view/dom/safely.ts';
import { glyph } from './view/dom/icons.ts';
import { keepFromPage, panelKeys } from './view/window/keys.ts';
import { panelView } from './view/panel.ts';
import { fillSmallScreens } from './view/window/screen.ts';

export type MountOptions = {
  launcher: Launcher;
  chatbot: PublicChatbot;
  transport: Transport;
  memory: Memory;
  emit: Emit;
  visitor: () => Visitor | undefined;
  words: Words;
  layout: Layout;
};

/**
 * Where the panel stands: above the launcher; so in a preview, which is a part of the page; in the
 * page without a launcher; or in the whole window.
 */
export type Layout = 'corner' | 'preview' | 'inline' | 'page';

export type Mounted = ReturnType<typeof mountPanel>;

/** Puts the panel beside the launcher, closed. Its `unmount` undoes everything it did. */
export const mountPanel = (options: MountOptions) => {
  const { launcher, memory, emit, layout } = options;
  /** Without a launcher there is no way back, so the panel stays open. */
  const isLasting = layout === 'inline' || layout === 'page';
  const { root, button } = launcher;
  const { language, texts } = options.words;
  // A page in Arabic may lack its `dir`; other languages follow the page.
  const direction = options.words.direction ?? getComputedStyle(document.documentElement).direction;
  let isOpen = false;
  let isRestored = false;

  const markUnread = (isUnread: boolean) => {
    button.toggleAttribute('data-unread', isUnread);
    button.ariaDescription = isUnread ? texts.unread : null;
  };
  const unseen = () => {
    markUnread(true);
    memory.leave('unread');
  };
  const conversation = createConversation({
    ...options,
    texts,
    isShown: () => isOpen && !document.hidden,
    changed: (chat) => view.update(chat, navigator.onLine),
    unseen,
    emit(event, detail) {
      emit(event, detail);
      if (event === 'message' && !isOpen) unseen();
    },
  });
  const view = panelView({
    ...options,
    language,
    direction,
    role: isLasting ? 'region' : 'dialog',
    texts,
    conversation,
    onClose: () => show(false),
  });

  /** Once, on the first sight; on the next page at once where a person was asked for. */
  const restore = () => {
    if (!isRestored) safely(conversation.restore)();
    isRestored = true;
  };

  const show = (willOpen: boolean, isQuiet = false, wantsPerson = false): void => {
    if (willOpen !== isOpen && (willOpen || !isLasting)) toggle(isQuiet);
    if (wantsPerson) safely(conversation.requestPerson)();
  };

  const toggle = (isQuiet: boolean): void => {
    isOpen = !isOpen;
    const hadFocus = root.activeElement !== null;
    view.node.classList.toggle('open', isOpen);
    screen?.fit();
    button.ariaExpanded = String(isOpen);
    markUnread(false);
    memory.leave(isOpen ? 'open' : memory.wait() && 'live');
    if (isOpen && !isQuiet) view.focus();
    if (!isOpen && hadFocus) button.focus();
    if (isOpen) restore();
    conversation.wake();
    emit(isOpen ? 'open' : 'close', {});
  };

  const choices = new CSSStyleSheet();
  const rules = new CSSStyleSheet();
  const earlierSheets = [...root.adoptedStyleSheets];
  const down = glyph('down');
  let shown: string | undefined;
  let shownLogo: string | undefined;
  /** On the button instead of its icon. */
  const paintLogo = async (logo: string | undefined) => {
    if (logo === shownLogo) return;
    shownLogo = logo;
    const drawn = logo && (await drawLogo(logo).catch(() => undefined));
    if (logo !== shownLogo) return;
    button.querySelector('canvas')?.remove();
    if (drawn) button.prepend(drawn);
  };
  const paint = (written: PublicChatbot) => {
    const chatbot = inLanguage(written, language);
    const { chatWindowTitle, launcherIcon } = chatbot.configuration;
    const ofLauncher = launcherStyle(chatbot);
    const ofPanel = panelStyle(chatbot);
    // The editor paints with every keystroke, few of which change a style.
    const wanted = [chatWindowTitle, ofLauncher, ofPanel].join('\n');
    if (wanted !== shown) {
      launcher.paint(chatWindowTitle, ofLauncher);
      choices.replaceSync(ofPanel);
    }
    shown = wanted;
    void paintLogo((launcherIcon === 'logo' && chatbot.logo) || undefined);
    view.paint(chatbot);
  };
  rules.replaceSync(css);
  root.adoptedStyleSheets = [...earlierSheets, rules, choices];
  down.classList.add('down');
  button.append(down);
  button.ariaHasPopup = 'dialog';
  paint(options.chatbot);
  panelKeys(view.node, () => show(false));
  keepFromPage(view.node);
  const screen = layout === 'corner' || layout === 'page' ? fillSmallScreens(view.node) : undefined;
  const leaveNetwork = followNetwork(conversation, () => view.update(conversation.chat(), navigator.onLine));
  root.append(view.node);
  markUnread(memory.left() === 'unread');
  if (memory.wait()) restore();
  // Closed is a state to open from: the browser must have seen it once for the way between them to
  // be seen.
  view.node.getBoundingClientRect();

  return {
    show: safely(show),
    paint,
    isOpen: () => isOpen,
    ask: (text: string): void => void conversation.ask(text),
    restart: conversation.restart,
    unmount(): void {
      conversation.stop();
      view.stop();
      screen?.leave();
      leaveNetwork();
      view.node.remove();
      down.remove();
      root.adoptedStyleSheets = earlierSheets;
    },
  };
};

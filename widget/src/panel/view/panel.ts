import type { PublicChatbot } from '@askwell/contracts';
import { emptyChat, welcomeOf, type Chat } from '../chat.ts';
import { saveTranscript } from '../transcript.ts';
import { element } from './dom/element.ts';
import { panelParts, type PartsOptions } from './parts.ts';
import { showMoment } from './show-moment.ts';

/** A greeting of more characters is not written large. */
const longGreeting = 80;

type PanelOptions = Omit<PartsOptions, 'panel' | 'onDownload' | 'onDeleting'> & {
  direction: string;
  role: 'dialog' | 'region';
};

/** The window of the chat: shows the chatbot as it is painted and the conversation as it goes. */
export const panelView = (options: PanelOptions) => {
  const { texts, language, direction, role } = options;
  const node = element('section', {
    class: 'panel',
    role,
    tabindex: '-1',
    lang: language,
    dir: direction,
  });
  let chatbot: PublicChatbot | undefined;
  let chat: Chat = emptyChat;
  let isOnline = true;
  let isDeleting = false;
  const parts = panelParts({
    ...options,
    panel: node,
    onDownload: () => chatbot && saveTranscript(chat.messages, chatbot, texts, language),
    onDeleting(isAsked) {
      isDeleting = isAsked;
      update();
      if (isAsked) parts.deleting.ask();
      else parts.focus();
    },
  });
  const update = () => {
    if (!chatbot) return;
    showMoment(parts, { chatbot, chat, isOnline, isDeleting });
    const isRestoring = chat.phase === 'restoring';
    const isHome = chat.messages.length === 0 && !isRestoring;
    node.classList.toggle('restoring', isRestoring);
    node.classList.toggle('home', isHome);
    node.classList.toggle('long', welcomeOf(chatbot).text.length > longGreeting);
  };
  node.append(...parts.nodes);

  return {
    node,
    focus: parts.focus,
    paint(shown: PublicChatbot): void {
      chatbot = shown;
      node.ariaLabel = shown.configuration.chatWindowTitle;
      parts.header.paint(shown);
      parts.suggestions.paint(shown.suggestedQuestions);
      parts.composer.paint(shown);
      parts.branding.paint(shown);
      update();
    },
    update(changed: Chat, online: boolean): void {
      chat = changed;
      isOnline = online;
      update();
    },
    stop: () => parts.scrolling.stop(),
  };
};

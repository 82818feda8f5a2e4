import type { PublicChatbot } from '@askwell/contracts';
import type { Message } from '../../chat.ts';
import type { Texts } from '../../texts/index.ts';
import { element } from '../dom/element.ts';
import { messageView, type MessageView } from './message.ts';

type MessagesOptions = {
  texts: Texts;
  time: Intl.DateTimeFormat;
  onFeedback: (key: string, helpful: boolean) => void;
  onAskAgain: () => void;
};

const isOfSame = (one: Message | undefined, other: Message): boolean =>
  one?.role === other.role && one.author === other.author;

/** The conversation as a list; a message that stays keeps its node. */
export const messagesView = ({ texts, time, onFeedback, onAskAgain }: MessagesOptions) => {
  const node = element('ol', { class: 'messages', role: 'list' });
  const views = new Map<string, MessageView>();

  const viewOf = (key: string): MessageView => {
    const view =
      views.get(key) ??
      messageView({ texts, time, onAskAgain, onFeedback: (helpful) => onFeedback(key, helpful) });
    views.set(key, view);
    return view;
  };

  return {
    node,
    update(messages: readonly Message[], chatbot: PublicChatbot, canAsk: boolean): void {
      const { configuration, settings, logo } = chatbot;
      const names = { visitor: texts.you, bot: configuration.widgetTitle, agent: '' };
      const authorOf = ({ role, author = names[role] }: Message) => author;
      const lastAsked = messages.findLast(({ role }) => role === 'visitor');
      const keys = new Set(messages.map(({ key }) => key));
      for (const [key, view] of views) {
        if (keys.has(key)) continue;
        view.remove();
        views.delete(key);
      }
      /** Who has written last but the visitor. */
      let named: Message | undefined;
      messages.forEach((message, index) => {
        const isNamed = message.role !== 'visitor' && !isOfSame(named, message);
        if (message.role !== 'visitor') named = message;
        const view = viewOf(message.key);
        view.update(message, {
          author: isOfSame(messages[index - 1], message) ? undefined : authorOf(message),
          isNamed,
          chatbot: logo !== null && message.role === 'bot' ? chatbot : undefined,
          canAskAgain: canAsk && (index === messages.length - 1 || message === lastAsked),
          hasTyping: settings.enableTypingIndicator,
          hasEmoji: settings.enableEmoji,
        });
        if (node.children[index] !== view.node) node.insertBefore(view.node, node.children[index] ?? null);
      });
    },
  };
};

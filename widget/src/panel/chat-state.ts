import { emptyChat, type Chat, type Message } from './chat.ts';

export type ChatState = ReturnType<typeof createChatState>;

/**
 * What is said so far, and how it changes; `changed` is called after every change, with what is
 * now.
 */
export const createChatState = (changed: (chat: Chat) => void) => {
  let chat = emptyChat;
  let count = 0;
  const change = (to: Partial<Chat>) => {
    chat = { ...chat, ...to };
    changed(chat);
  };
  return {
    chat: () => chat,
    change,
    add: (message: Pick<Message, 'role' | 'text' | 'state'> & Partial<Message>): string => {
      const key = `new-${(count += 1)}`;
      change({ messages: [...chat.messages, { key, at: new Date(), helpful: null, ...message }] });
      return key;
    },
    find: (key: string) => chat.messages.find((each) => each.key === key),
    amend: (key: string, to: Partial<Message>) =>
      change({ messages: chat.messages.map((each) => (each.key === key ? { ...each, ...to } : each)) }),
    drop: (key: string) => change({ messages: chat.messages.filter((each) => each.key !== key) }),
  };
};

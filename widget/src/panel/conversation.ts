import type { Emit, Visitor } from '../loader/api.ts';
import { emptyChat, lastQuestion, restoredChat, type Chat, type Message } from './chat.ts';
import { identityOf } from './identity.ts';
import type { Memory } from './memory.ts';
import { problemOf } from './problem.ts';
import { isForgotten, Refusal } from './refusal.ts';
import type { Texts } from './texts/index.ts';
import type { ReplyEvent, Transport } from './transport.ts';

export type ConversationOptions = {
  transport: Transport;
  memory: Memory;
  texts: Texts;
  visitor: () => Visitor | undefined;
  emit: Emit;
  /** Called after every change, with what is now. */
  changed: (chat: Chat) => void;
};

export type Conversation = ReturnType<typeof createConversation>;

/** What visitor and chatbot say to each other. Knows nothing of the screen; no method throws. */
export const createConversation = (options: ConversationOptions) => {
  const { transport, memory, texts, emit } = options;
  let chat = emptyChat;
  let running = new AbortController();
  let count = 0;

  const change = (to: Partial<Chat>) => {
    chat = { ...chat, ...to };
    options.changed(chat);
  };
  const add = (message: Pick<Message, 'role' | 'text' | 'state'>): string => {
    const key = `new-${(count += 1)}`;
    change({ messages: [...chat.messages, { key, at: new Date(), helpful: null, ...message }] });
    return key;
  };
  const find = (key: string) => chat.messages.find((each) => each.key === key);
  const amend = (key: string, to: Partial<Message>) =>
    change({ messages: chat.messages.map((each) => (each.key === key ? { ...each, ...to } : each)) });
  const drop = (key: string) => change({ messages: chat.messages.filter((each) => each.key !== key) });

  const receive = ({ event, data }: ReplyEvent, asked: string, reply: string) => {
    switch (event) {
      case 'start':
        memory.remember({ conversationId: data.conversationId, conversationToken: data.conversationToken });
        amend(asked, { state: 'sent' });
        amend(reply, { id: data.messageId });
        break;
      case 'delta':
        amend(reply, { state: 'streaming', text: (find(reply)?.text ?? '') + data.text });
        break;
      case 'done':
        amend(reply, { state: 'complete', id: data.messageId });
        break;
      case 'error':
        throw new Refusal(data.code, data.message);
    }
  };

  const fail = (error: unknown, asked: string, reply: string) => {
    const { text, phase, isUnsent = false } = problemOf(error, texts);
    if (find(reply)?.text) {
      amend(reply, { state: 'interrupted', problem: texts.cutOff });
    } else {
      drop(reply);
      amend(asked, { state: 'failed', problem: text, isUnsent });
    }
    change({ phase });
  };

  /** A conversation that the server has forgotten is begun anew, with the same question. */
  const beginAnew = (text: string): Promise<void> => {
    memory.forget();
    change(emptyChat);
    return ask(text);
  };

  const ask = async (text: string): Promise<void> => {
    running = new AbortController();
    const { signal } = running;
    const asked = add({ role: 'visitor', text, state: 'sending' });
    const reply = add({ role: 'bot', text: '', state: 'waiting' });
    change({ phase: 'replying' });
    const earlier = memory.conversation();
    const visitor = identityOf(options.visitor());
    const message = { visitorId: memory.visitorId(), text, ...earlier, ...(visitor && { visitor }) };
    try {
      for await (const event of transport.send(message, signal)) {
        if (signal.aborted) return;
        receive(event, asked, reply);
      }
      if (signal.aborted) return;
      if (find(reply)?.state !== 'complete') throw new Refusal('provider_interrupted', '');
      change({ phase: 'ready' });
      emit('message', { role: 'bot', text: find(reply)?.text ?? '' });
    } catch (error) {
      if (signal.aborted) return;
      if (earlier && isForgotten(error)) return beginAnew(text);
      fail(error, asked, reply);
    }
  };

  return {
    chat: () => chat,

    /** Takes up the conversation of an earlier page. */
    restore: async (): Promise<void> => {
      const earlier = memory.conversation();
      if (!earlier) return;
      change({ phase: 'restoring' });
      try {
        change(restoredChat(await transport.conversation(earlier), texts));
      } catch (error) {
        if (isForgotten(error)) memory.forget();
        const phase = problemOf(error, texts).phase === 'unavailable' ? 'unavailable' : 'unreachable';
        change({ phase: isForgotten(error) ? 'ready' : phase });
      }
    },

    ask: async (text: string): Promise<void> => {
      const question = text.trim();
      if (chat.phase !== 'ready' || !question) return;
      emit('message', { role: 'visitor', text: question });
      await ask(question);
    },

    /** Asks the last question again: in its place when it was never sent. */
    askAgain: async (): Promise<void> => {
      const question = lastQuestion(chat);
      if (chat.phase !== 'ready' || !question) return;
      if (question.state === 'failed') drop(question.key);
      await ask(question.text);
    },

    giveFeedback: async (key: string, helpful: boolean): Promise<void> => {
      const earlier = find(key);
      const conversation = memory.conversation();
      if (!earlier?.id || !conversation) return;
      amend(key, { helpful });
      try {
        await transport.giveFeedback(conversation, earlier.id, helpful);
      } catch {
        amend(key, { helpful: earlier.helpful });
      }
    },

    /** @returns whether the server has it */
    rate: async (rating: number, comment: string): Promise<boolean> => {
      const conversation = memory.conversation();
      if (!conversation) return false;
      try {
        await transport.rate(conversation, rating, comment);
      } catch {
        return false;
      }
      change({ rating });
      emit('rating', { rating });
      return true;
    },

    end: () => change({ phase: 'ended' }),
    /** Back from an end that the visitor chose. */
    resume: () => change({ phase: 'ready' }),

    /** Leaves this conversation, also in the middle of a reply. */
    restart: (): void => {
      running.abort();
      memory.forget();
      change(emptyChat);
    },

    /** Ends what is running; nothing is told any more. */
    stop: () => running.abort(),
  };
};

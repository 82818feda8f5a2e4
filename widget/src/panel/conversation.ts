import type { Emit, Visitor } from '../loader/api.ts';
import { createAsking } from './asking.ts';
import { createChatState } from './chat-state.ts';
import { emptyChat, lastQuestion, restoredChat, type Chat } from './chat.ts';
import { identityOf } from './identity.ts';
import type { Memory } from './memory.ts';
import { contactProblemOf, problemOf } from './problem.ts';
import { isForgotten } from './refusal.ts';
import type { Texts } from './texts/index.ts';
import type { Transport } from './transport.ts';

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
  const state = createChatState(options.changed);
  const { chat, change, find, amend, drop, add } = state;
  const { ask, stop } = createAsking(options, state);

  /**
   * What was written before the page went and never reached the server stands there again, to be
   * sent.
   */
  const restoreUnsent = () => {
    const text = memory.note('unsent');
    if (!text || lastQuestion(chat())?.state === 'failed') return;
    add({ role: 'visitor', text, state: 'failed', problem: texts.notSent, isUnsent: true });
  };

  const restart = (): void => {
    stop();
    memory.forget();
    memory.keepNote('unsent', '');
    change(emptyChat);
  };

  return {
    chat,

    /** Takes up the conversation of an earlier page. */
    restore: async (): Promise<void> => {
      const earlier = memory.conversation();
      try {
        if (earlier) {
          change({ phase: 'restoring', contact: memory.contact(), didYouMean: memory.didYouMean() });
          change(restoredChat(await transport.conversation(earlier), texts));
        }
        restoreUnsent();
      } catch (error) {
        if (isForgotten(error)) {
          memory.forget();
          change(emptyChat);
          return restoreUnsent();
        }
        const { phase } = problemOf(error, texts);
        change({ phase: phase === 'unavailable' ? phase : 'unreachable' });
      }
    },

    ask: async (text: string): Promise<void> => {
      const question = text.trim();
      if (chat().phase !== 'ready' || !question) return;
      emit('message', { role: 'visitor', text: question });
      await ask(question);
    },

    /** Asks the last question again: in its place when it was never sent. */
    askAgain: async (): Promise<void> => {
      const question = lastQuestion(chat());
      if (chat().phase !== 'ready' || !question) return;
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

    /** @returns why the address was not taken; nothing when it was */
    leaveContact: async (email: string, message: string): Promise<string | undefined> => {
      const conversation = memory.conversation();
      if (!conversation) return texts.failed;
      const name = identityOf(options.visitor())?.name;
      try {
        await transport.leaveContact(conversation, {
          email,
          ...(name && { name }),
          ...(message && { message }),
        });
      } catch (error) {
        return contactProblemOf(error, texts);
      }
      const contact = { isWanted: true, email };
      memory.keepContact(contact);
      change({ contact });
      emit('contact', { email });
      return undefined;
    },

    /** Deletes it on the server and here. @returns whether it is gone */
    erase: async (): Promise<boolean> => {
      const conversation = memory.conversation();
      try {
        if (conversation) await transport.deleteConversation(conversation);
      } catch (error) {
        if (!isForgotten(error)) return false;
      }
      restart();
      return true;
    },

    end: () => change({ phase: 'ended' }),
    /** Back from an end that the visitor chose. */
    resume: () => change({ phase: 'ready' }),
    /** Leaves this conversation, also in the middle of a reply. */
    restart,
    /** Ends what is running; nothing is told any more. */
    stop,
  };
};

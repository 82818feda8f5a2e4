import type { Emit, Visitor } from '../loader/api.ts';
import { createAsking } from './asking.ts';
import { createChatState } from './chat-state.ts';
import { createClientId } from './client-id.ts';
import { createHandoff } from './handoff.ts';
import { emptyChat, lastQuestion, restoredChat, type Chat } from './chat.ts';
import { identityOf } from './identity.ts';
import type { Memory } from './memory.ts';
import { contactProblemOf, problemOf } from './problem.ts';
import { isForgotten } from './refusal.ts';
import type { Texts } from './texts/index.ts';
import type { OutgoingMessage, Transport } from './transport.ts';

export type ConversationOptions = {
  transport: Transport;
  memory: Memory;
  texts: Texts;
  visitor: () => Visitor | undefined;
  emit: Emit;
  /** Whether the visitor sees the conversation at the moment. */
  isShown: () => boolean;
  /** Called when there is something new that the visitor has not seen. */
  unseen: () => void;
  /** Called after every change, with what is now. */
  changed: (chat: Chat) => void;
};

export type Conversation = ReturnType<typeof createConversation>;

/** What visitor and chatbot say to each other. Knows nothing of the screen; no method throws. */
export const createConversation = (options: ConversationOptions) => {
  const { transport, memory, texts, emit } = options;
  const state = createChatState(options.changed);
  const { chat, change, find, amend, drop, add } = state;
  const messageOf = (text: string): OutgoingMessage => {
    const visitor = identityOf(options.visitor());
    return { visitorId: memory.visitorId(), text, ...memory.conversation(), ...(visitor && { visitor }) };
  };
  const tools = { messageOf, problemOf: (error: unknown) => problemOf(error, texts) };
  const handoff = createHandoff(options, state, tools);
  const { ask, stop: stopAsking } = createAsking(options, state, { ...handoff, messageOf });
  let restoring: Promise<void> | undefined;
  const stop = (): void => {
    stopAsking();
    handoff.stop();
  };

  /**
   * What was written before the page went and never reached the server stands there again, to be
   * sent.
   */
  const restoreUnsent = () => {
    const text = memory.note('unsent');
    if (!text || lastQuestion(chat())?.state === 'failed') return;
    const clientId = memory.note('unsentId') || createClientId();
    add({ role: 'visitor', text, clientId, state: 'failed', problem: texts.notSent, isUnsent: true });
  };

  const restore = async (): Promise<void> => {
    const earlier = memory.conversation();
    try {
      if (earlier) {
        change({ phase: 'restoring', contact: memory.contact(), didYouMean: memory.didYouMean() });
        change(restoredChat(await transport.conversation(earlier), texts));
      }
      restoreUnsent();
      const seen = memory.wait()?.seen ?? 0;
      if (!options.isShown() && chat().messages.some(({ role, seq = 0 }) => role === 'agent' && seq > seen))
        options.unseen();
      await handoff.follow(chat().person.status);
    } catch (error) {
      if (isForgotten(error)) {
        memory.forget();
        change(emptyChat);
        return restoreUnsent();
      }
      const { phase } = problemOf(error, texts);
      change({ phase: phase === 'unavailable' ? phase : 'unreachable' });
    }
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
    restore: (): Promise<void> => (restoring = restore()),

    ask: async (text: string): Promise<void> => {
      const question = text.trim();
      if (chat().phase !== 'ready' || !question) return;
      emit('message', { role: 'visitor', text: question });
      if (!handoff.say(question)) await ask(question);
    },

    /** Asks for a person: in the visitor's words where nothing was said yet. */
    requestPerson: async (): Promise<void> => {
      await restoring;
      if (chat().phase === 'ended') change({ phase: 'ready' });
      if (chat().phase !== 'ready') return;
      if (!memory.conversation()) {
        emit('message', { role: 'visitor', text: texts.wantsPerson });
        await ask(texts.wantsPerson);
      }
      await handoff.request();
    },
    learnOutlook: handoff.learnOutlook,
    /** Goes on with the chatbot instead of waiting for a person. */
    cancelPerson: handoff.cancel,
    /** The visitor is typing. */
    typed: handoff.typed,
    /** The visitor has opened or closed the panel. */
    wake: handoff.wake,

    /** Asks the last question again: in its place when it was never sent. */
    askAgain: async (): Promise<void> => {
      const question = lastQuestion(chat());
      if (chat().phase !== 'ready' || !question || handoff.sayAgain()) return;
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
      const contact = { ...memory.contact(), isWanted: true, email };
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

import type { HandoffStatus } from '@askwell/contracts';
import { createClientId } from './client-id.ts';
import type { ChatState } from './chat-state.ts';
import { isWithPerson, type Person } from './chat.ts';
import type { ConversationOptions } from './conversation.ts';
import type { Live, LiveTools } from './live/live.ts';

/**
 * The way to a person. The code of the live conversation is a file of its own, fetched once the
 * visitor has asked for a person. No method throws.
 */
export const createHandoff = (options: ConversationOptions, state: ChatState, tools: LiveTools) => {
  const { transport, memory } = options;
  let loading: Promise<Live> | undefined;
  let live: Live | undefined;

  const setPerson = (to: Partial<Person>) => state.change({ person: { ...state.chat().person, ...to } });
  const stop = (): void => {
    live?.stop();
    live = loading = undefined;
  };

  /** Takes note of who answers, and opens the live conversation where that is a person. */
  const follow = async (status: HandoffStatus): Promise<void> => {
    setPerson({ status, ...(status === 'bot' && { name: '' }) });
    if (!isWithPerson(state.chat())) return memory.wait() && memory.keepWait(undefined);
    memory.keepWait(memory.wait() ?? {});
    const wanted = (loading ??= import('./live/live.ts').then(({ createLive }) =>
      createLive(options, state, tools),
    ));
    try {
      const loaded = await wanted;
      // The visitor may have left the conversation meanwhile.
      if (loading !== wanted) return;
      live = loaded;
      live.start();
    } catch {
      // Messages reach the person all the same; the next one tries again.
      loading = undefined;
    }
  };

  return {
    follow,
    stop,
    wake: (): void => live?.wake(),
    typed: (): void => live?.typed(),
    /** @returns whether the message was taken: a person is there, and the code for it */
    say: (text: string): boolean => {
      if (!isWithPerson(state.chat()) || !live) return false;
      live.say(text, createClientId());
      return true;
    },
    /** Sends again what was not sent. @returns as `say` */
    sayAgain: (): boolean => {
      if (!isWithPerson(state.chat()) || !live) return false;
      live.sayAgain();
      return true;
    },
    /** Learns how long a person would take. */
    learnOutlook: async (): Promise<void> => {
      try {
        state.change({ outlook: await transport.availability() });
      } catch {
        // The way to a person is there all the same.
      }
    },
    /** @returns whether a person was asked for */
    request: async (): Promise<boolean> => {
      const conversation = memory.conversation();
      if (!conversation) return false;
      // A reply has handed over, and said nothing of the wait.
      const isKnown = memory.wait()?.replyMinutes !== undefined;
      if (isWithPerson(state.chat()) && isKnown) return true;
      const contact = { ...memory.contact(), isWanted: true, misses: 0 };
      try {
        memory.keepWait({ ...memory.wait(), ...(await transport.requestHandoff(conversation)) });
        await follow('waiting');
        return true;
      } catch {
        return false;
      } finally {
        // Also where nobody can be asked for: an address is a way, too.
        memory.keepContact(contact);
        state.change({ contact });
      }
    },
    /** Goes on with the chatbot. */
    cancel: async (): Promise<void> => {
      const conversation = memory.conversation();
      if (!conversation) return;
      try {
        await transport.call(conversation, '/handback', {});
      } catch {
        return;
      }
      live?.pause();
      const contact = { ...memory.contact(), isWanted: false };
      memory.keepContact(contact);
      state.change({ contact });
      await follow('bot');
    },
  };
};

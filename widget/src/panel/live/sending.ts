import type { LiveStatus } from '@askwell/contracts';
import type { ChatState } from '../chat-state.ts';
import type { ConversationOptions } from '../conversation.ts';
import type { LiveTools } from './live.ts';

type SendingTools = LiveTools & { follow: (status: Pick<LiveStatus, 'status'>) => void };

/**
 * Sends messages to a person, one after the other, so that they arrive in order. What fails is kept
 * under the same `clientId`, under which the server stores it once.
 */
export const createSending = (options: ConversationOptions, state: ChatState, tools: SendingTools) => {
  const { transport, memory, emit } = options;
  const { amend, find, add, change } = state;
  const leaving = new AbortController();
  const { signal } = leaving;
  let queue = Promise.resolve();

  const send = async (key: string): Promise<void> => {
    const message = find(key);
    if (!message?.clientId || signal.aborted) return;
    let reply = '';
    try {
      const outgoing = { ...tools.messageOf(message.text), clientId: message.clientId };
      for await (const { event, data } of transport.send(outgoing, signal)) {
        if (event === 'delta') reply += data.text;
        if (event === 'error') throw Object.assign(new Error(data.message), { code: data.code });
        if (event !== 'done') continue;
        if (memory.note('unsentId') === message.clientId) memory.keepNote('unsent', '');
        amend(key, { state: 'sent', ...(data.source === 'human' && { id: data.messageId, seq: data.seq }) });
        if (data.source === 'human') continue;
        // The person has left meanwhile, and the chatbot replies.
        tools.follow({ status: data.handoff ?? 'bot' });
        change({ phase: 'ready' });
        add({ role: 'bot', text: reply, state: 'complete', id: data.messageId, sources: data.sources });
        emit('message', { role: 'bot', text: reply });
      }
    } catch (error) {
      if (signal.aborted) return;
      const { text, phase, isUnsent = false } = tools.problemOf(error);
      amend(key, { state: 'failed', problem: text, isUnsent });
      change({ phase });
    }
  };
  const enqueue = (key: string) => {
    amend(key, { state: 'sending' });
    queue = queue.then(() => send(key));
  };

  return {
    say: (text: string, clientId: string): void => {
      memory.keepNote('unsent', text);
      memory.keepNote('unsentId', clientId);
      enqueue(add({ role: 'visitor', text, clientId, state: 'sending' }));
    },
    /** Sends everything again that was not sent, in its order. */
    sayAgain: (): void => {
      for (const { key, role, state: now } of state.chat().messages)
        if (role === 'visitor' && now === 'failed') enqueue(key);
    },
    stop: () => leaving.abort(),
  };
};

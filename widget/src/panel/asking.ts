import type { HandoffStatus } from '@askwell/contracts';
import type { ChatState } from './chat-state.ts';
import { emptyChat, enoughMisses } from './chat.ts';
import type { ConversationOptions } from './conversation.ts';
import type { LiveTools } from './live/live.ts';
import { problemOf } from './problem.ts';
import { isForgotten, Refusal } from './refusal.ts';
import type { ReplyEvent } from './transport.ts';

/**
 * Sends a question and takes in the reply. `ask` never throws; `stop` ends what is running, and
 * nothing is told any more.
 */
export const createAsking = (
  options: ConversationOptions,
  state: ChatState,
  handoff: {
    messageOf: LiveTools['messageOf'];
    follow: (status: HandoffStatus) => unknown;
    request: () => unknown;
  },
) => {
  const { transport, memory, texts, emit } = options;
  const { change, add, find, amend, drop } = state;
  let running = new AbortController();

  const receive = ({ event, data }: ReplyEvent, asked: string, reply: string) => {
    switch (event) {
      case 'start':
        memory.remember({ conversationId: data.conversationId, conversationToken: data.conversationToken });
        memory.keepNote('unsent', '');
        amend(asked, { state: 'sent' });
        amend(reply, { id: data.messageId });
        break;
      case 'delta':
        amend(reply, { state: 'streaming', text: (find(reply)?.text ?? '') + data.text });
        break;
      case 'done': {
        if (data.source === 'human') {
          drop(reply);
          amend(asked, { id: data.messageId, seq: data.seq });
          change({ phase: 'ready' });
          handoff.follow(data.handoff ?? 'waiting');
          break;
        }
        const { misses, ...known } = memory.contact();
        const asksForPerson = data.offersContact === true;
        const contact = {
          ...known,
          isWanted: !data.answered || asksForPerson,
          misses: asksForPerson ? enoughMisses : data.answered ? 0 : misses + 1,
        };
        memory.keepContact(contact);
        memory.keepDidYouMean(data.suggestions);
        amend(reply, { state: 'complete', id: data.messageId, sources: data.sources });
        change({ phase: 'ready', didYouMean: data.suggestions, contact });
        const text = find(reply)?.text ?? '';
        emit('message', { role: 'bot', text });
        emit('reply', { text, answered: data.answered });
        if (data.handoff) handoff.follow(data.handoff);
        if (data.handoff === 'waiting') handoff.request();
        break;
      }
      case 'error':
        throw new Refusal(data.code, data.message);
    }
  };

  const fail = (error: unknown, asked: string, reply: string) => {
    const { text, phase, isUnsent = false } = problemOf(error, texts);
    if (find(reply)?.text) {
      amend(reply, { state: 'interrupted', problem: texts.cutOff });
    } else {
      const hasArrived = find(asked)?.state === 'sent';
      const problem = isUnsent && hasArrived ? texts.unanswered : text;
      drop(reply);
      amend(asked, { state: 'failed', problem, isUnsent: isUnsent && !hasArrived });
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
    memory.keepNote('unsent', text);
    change({ didYouMean: [] });
    if (memory.didYouMean().length > 0) memory.keepDidYouMean([]);
    const asked = add({ role: 'visitor', text, state: 'sending' });
    const reply = add({ role: 'bot', text: '', state: 'waiting' });
    change({ phase: 'replying' });
    const earlier = memory.conversation();
    try {
      for await (const event of transport.send(handoff.messageOf(text), signal)) {
        if (signal.aborted) return;
        receive(event, asked, reply);
      }
      if (!signal.aborted && find(reply)?.state !== 'complete') throw new Refusal('provider_interrupted', '');
    } catch (error) {
      if (signal.aborted) return;
      if (earlier && isForgotten(error)) return beginAnew(text);
      fail(error, asked, reply);
    }
  };

  return { ask, stop: () => running.abort() };
};

import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { ConversationKey, MessagesStore } from '../../conversations/index.ts';
import type { HandoffsStore, LiveConversation, PlacedMessage } from '../../conversations/live.index.ts';

/** A conversation that has changed, and its messages, which all its streams read once. */
export type LiveChange = {
  conversation: LiveConversation;
  messagesAfter: (seq: number) => Promise<PlacedMessage[]>;
};

type Listener = (change: LiveChange) => void;

type Needs = {
  handoffs: Pick<HandoffsStore, 'changedSince'>;
  messages: Pick<MessagesStore, 'after'>;
  clock: Clock;
  log: Logger;
};

/** How long a change of another process may wait to be found. */
const pauseMs = 500;
/** How far the clocks of two processes may differ. */
const skewMs = 10_000;
/** The most messages that a stream gets at once; the rest comes with the next read. */
const mostAtOnce = 200;

export const messagesOnce = (messages: Needs['messages'], conversation: ConversationKey) => {
  const read = new Map<number, Promise<PlacedMessage[]>>();
  return (seq: number): Promise<PlacedMessage[]> => {
    const found = read.get(seq) ?? messages.after(conversation, seq, mostAtOnce);
    read.set(seq, found);
    return found;
  };
};

/**
 * Finds the conversations that have changed, in whichever process, with one indexed read for all
 * open streams of this one: every 500 ms, and at once after a change of its own. Without streams it
 * reads nothing. A conversation is announced again until its `version` is known, so that neither
 * clocks that differ nor a failed read lose a change (decision 0027).
 */
export const liveChanges = ({ handoffs, messages, clock, log }: Needs) => {
  const listeners = new Map<string, Set<Listener>>();
  const announced = new Map<string, { version: number; changedAt: Date }>();
  let since = clock();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isWanted = false;

  const announce = (conversation: LiveConversation): void => {
    const id = conversation._id.toHexString();
    const { handoff, changedAt } = conversation;
    if (announced.get(id)?.version === handoff.version) return;
    announced.set(id, { version: handoff.version, changedAt });
    const change = { conversation, messagesAfter: messagesOnce(messages, conversation) };
    for (const key of [id, conversation.ownerId.toHexString()]) {
      for (const listener of listeners.get(key) ?? []) listener(change);
    }
  };

  const read = async (): Promise<void> => {
    const startedAt = clock();
    const from = new Date(since.getTime() - skewMs);
    for (const conversation of await handoffs.changedSince(from)) announce(conversation);
    since = startedAt;
    for (const [id, { changedAt }] of announced) if (changedAt < from) announced.delete(id);
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    isReading = true;
    const begun = performance.now();
    while (isWanted) {
      isWanted = false;
      await read().catch((error: unknown) => log.warn({ error }, 'changes could not be read'));
    }
    isReading = false;
    // A database that is slow is asked less often.
    if (listeners.size > 0) timer = setTimeout(wake, Math.max(pauseMs, 4 * (performance.now() - begun)));
  };

  function wake(): void {
    if (listeners.size === 0) return;
    isWanted = true;
    if (!isReading) void run();
  }

  return {
    /** Reads now: something has changed in this process. */
    wake,

    /**
     * Hears of the changes of a conversation, or of all conversations of an account, from now on.
     * Returns the function that ends it.
     */
    subscribe: (key: ObjectId, listener: Listener): (() => void) => {
      const name = key.toHexString();
      if (listeners.size === 0) since = clock();
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      wake();
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(name) === heard) listeners.delete(name);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        announced.clear();
      };
    },
  };
};
export type LiveChanges = ReturnType<typeof liveChanges>;

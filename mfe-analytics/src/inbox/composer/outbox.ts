import { stored } from '../stored.ts';

/** A reply on its way, or one that did not arrive. */
export type Outgoing = { clientId: string; text: string; state: 'sending' | 'failed' };

const none: readonly Outgoing[] = [];

/**
 * The replies that the server has not confirmed, by conversation. They outlive the thread that they
 * were written in; after a reload each is one that did not arrive.
 */
export const createOutbox = (storage: Pick<typeof stored, 'read' | 'write'> = stored) => {
  const byConversation = new Map<string, readonly Outgoing[]>();
  const listeners = new Set<() => void>();
  const keyOf = (conversationId: string) => `unsent:${conversationId}`;
  const of = (conversationId: string): readonly Outgoing[] => {
    const known = byConversation.get(conversationId) ?? parse(storage.read(keyOf(conversationId)));
    byConversation.set(conversationId, known);
    return known;
  };
  const change = (conversationId: string, outgoing: readonly Outgoing[]) => {
    byConversation.set(conversationId, outgoing);
    const unsent = outgoing.map(({ clientId, text }) => ({ clientId, text }));
    storage.write(keyOf(conversationId), unsent.length === 0 ? '' : JSON.stringify(unsent));
    for (const listener of listeners) listener();
  };
  const without = (conversationId: string, clientId: string) =>
    of(conversationId).filter((each) => each.clientId !== clientId);
  return {
    of,
    keep: (conversationId: string, changed: Outgoing): void =>
      change(conversationId, [...without(conversationId, changed.clientId), changed]),
    drop: (conversationId: string, clientId: string): void =>
      change(conversationId, without(conversationId, clientId)),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const outbox = createOutbox();

/** Nothing where the browser's storage holds something else. */
function parse(json: string): readonly Outgoing[] {
  try {
    const found: unknown = JSON.parse(json || '[]');
    if (!Array.isArray(found)) return none;
    return found.filter(isUnsent).map(({ clientId, text }) => ({ clientId, text, state: 'failed' }));
  } catch {
    return none;
  }
}

const isUnsent = (value: unknown): value is Pick<Outgoing, 'clientId' | 'text'> =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

import type { ConversationKey } from './transport.ts';

/** What the browser keeps between two pages: who the visitor is, the conversation, how the panel was left. */
export type Memory = {
  /** Made with the first message; see `VisitorId` in the contracts. */
  visitorId(): string;
  conversation(): ConversationKey | undefined;
  remember(conversation: ConversationKey): void;
  /** The conversation only; the visitor stays the same. */
  forget(): void;
  /** In this tab only; the loader reads it on the next page. */
  leave(as: 'open' | 'unread' | undefined): void;
};

type Kept = Partial<ConversationKey> & { visitorId?: string };

/** Nothing is stored before the visitor does something. Where storage is closed to the page, nothing outlives it. */
export const browserMemory = (chatbotId: string): Memory => {
  const name = `askwell:${chatbotId}`;
  let kept: Kept = attempt(() => JSON.parse(localStorage.getItem(name) ?? '{}')) ?? {};
  const keep = (change: Kept) => {
    kept = change;
    attempt(() => localStorage.setItem(name, JSON.stringify(kept)));
  };
  return {
    ...remembering(() => kept, keep),
    leave: (as) => attempt(() => (as ? sessionStorage.setItem(name, as) : sessionStorage.removeItem(name))),
  };
};

/** Forgets with the page: for the editor's preview. */
export const passingMemory = (): Memory => {
  let kept: Kept = {};
  return {
    ...remembering(
      () => kept,
      (change) => {
        kept = change;
      },
    ),
    leave: () => {},
  };
};

const remembering = (kept: () => Kept, keep: (change: Kept) => void): Omit<Memory, 'leave'> => ({
  visitorId() {
    const visitorId = kept().visitorId ?? randomId();
    if (!kept().visitorId) keep({ ...kept(), visitorId });
    return visitorId;
  },
  conversation() {
    const { conversationId, conversationToken } = kept();
    return conversationId && conversationToken ? { conversationId, conversationToken } : undefined;
  },
  remember: (conversation) => keep({ ...kept(), ...conversation }),
  forget() {
    const { visitorId } = kept();
    keep(visitorId ? { visitorId } : {});
  },
});

/** 128 random bits. Not `crypto.randomUUID`, which pages without https do not have. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Storage throws where it is full, forbidden or sandboxed away. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

import type { requestHandoff, ResponseOf } from '@askwell/contracts';
import type { ConversationKey } from './transport.ts';

/**
 * Texts that are the visitor's own and have not reached the server: being written, or not sent;
 * `unsentId` is the latter's `clientId`.
 */
export type Note = 'draft' | 'unsent' | 'unsentId';

/**
 * How the panel was left; the loader reads it on the next page. `live`: closed, with a person
 * asked for.
 */
export type Left = 'open' | 'unread' | 'live';

/**
 * Whether an address is asked for, the one that was left, and how many replies in a row were no
 * answer.
 */
export type Contact = { isWanted: boolean; email: string; misses: number };

/**
 * What the server said about the wait for a person; and `seen`, the `seq` up to which the visitor
 * has seen the conversation.
 */
export type Wait = Partial<Omit<ResponseOf<typeof requestHandoff>['data'], 'status'>> & { seen?: number };

/**
 * What the browser keeps between two pages: who the visitor is, the conversation, how the panel was
 * left.
 */
export type Memory = {
  /** Made with the first message; see `VisitorId` in the contracts. */
  visitorId(): string;
  conversation(): ConversationKey | undefined;
  remember(conversation: ConversationKey): void;
  contact(): Contact;
  keepContact(contact: Contact): void;
  /** Undefined unless a person was asked for. */
  wait(): Wait | undefined;
  keepWait(wait: Wait | undefined): void;
  /** Questions that are close to the visitor's last one, to choose from. */
  didYouMean(): readonly string[];
  keepDidYouMean(questions: readonly string[]): void;
  /** The conversation with all that belongs to it; the visitor stays the same. */
  forget(): void;
  /** In this tab only, like `left`. */
  note(note: Note): string;
  keepNote(note: Note, text: string): void;
  left(): Left | undefined;
  leave(as: Left | undefined): void;
};

type Kept = Partial<ConversationKey> & {
  visitorId?: string;
  contact?: Omit<Contact, 'misses'> & Partial<Contact>;
  wait?: Wait | undefined;
  didYouMean?: readonly string[];
};

/**
 * Nothing is stored before the visitor does something. Where storage is closed to the page, nothing
 * outlives it.
 */
export const browserMemory = (chatbotId: string): Memory => {
  const name = `askwell:${chatbotId}`;
  const earlier: Kept = attempt(() => JSON.parse(localStorage.getItem(name) ?? '{}')) ?? {};
  const inTab = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? '';
  const keepInTab = (key: string, text = '') =>
    attempt(() => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)));
  return {
    ...remembering(earlier, (kept) => attempt(() => localStorage.setItem(name, JSON.stringify(kept)))),
    note: (note) => inTab(`${name}:${note}`),
    keepNote: (note, text) => keepInTab(`${name}:${note}`, text),
    left: () => (['open', 'unread', 'live'] as const).find((left) => left === inTab(name)),
    leave: (as) => keepInTab(name, as),
  };
};

/** Forgets with the page: for the editor's preview. */
export const passingMemory = (): Memory => ({
  ...remembering({}, () => {}),
  note: () => '',
  keepNote: () => {},
  left: () => undefined,
  leave: () => {},
});

const nobody: Contact = { isWanted: false, email: '', misses: 0 };

const remembering = (earlier: Kept, store: (kept: Kept) => void) => {
  let kept = earlier;
  const keep = (change: Kept) => {
    kept = change;
    store(kept);
  };
  return {
    visitorId(): string {
      const visitorId = kept.visitorId ?? randomId();
      if (!kept.visitorId) keep({ ...kept, visitorId });
      return visitorId;
    },
    conversation(): ConversationKey | undefined {
      const { conversationId, conversationToken } = kept;
      return conversationId && conversationToken ? { conversationId, conversationToken } : undefined;
    },
    remember: (conversation: ConversationKey) => keep({ ...kept, ...conversation }),
    contact: (): Contact => ({ ...nobody, ...kept.contact }),
    keepContact: (contact: Contact) => keep({ ...kept, contact }),
    wait: () => kept.wait,
    keepWait: (wait: Wait | undefined) => keep({ ...kept, wait }),
    didYouMean: (): readonly string[] => kept.didYouMean ?? [],
    keepDidYouMean: (didYouMean: readonly string[]) => keep({ ...kept, didYouMean }),
    forget(): void {
      const { visitorId } = kept;
      keep(visitorId ? { visitorId } : {});
    },
  };
};

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

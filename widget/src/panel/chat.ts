import type { CitedSource, PublicChatbot, VisitorConversation } from '@askwell/contracts';
import type { Contact } from './memory.ts';
import type { Texts } from './texts/index.ts';

/** A message as the panel knows it. */
export type Message = {
  /** Stays the same while everything else changes. */
  key: string;
  /** The server's, once it is known. */
  id?: string;
  role: 'visitor' | 'bot';
  text: string;
  at: Date;
  /**
   * A visitor's message is `sending`, then `sent` or `failed`; a reply is `waiting` for its first
   * word, `streaming`, then `complete`, or `interrupted` when it broke off.
   */
  state: 'sending' | 'sent' | 'failed' | 'waiting' | 'streaming' | 'complete' | 'interrupted';
  /** What the visitor reads about a failure. */
  problem?: string;
  /** It failed in the network and never reached the server: it can be sent again without asking. */
  isUnsent?: boolean;
  helpful: boolean | null;
  /** The sources of a reply. */
  sources?: readonly CitedSource[] | undefined;
};

/**
 * `restoring`: an earlier conversation is being fetched; `unreachable`: it could not be;
 * `replying`: a reply is on its way; `ended`: the visitor has closed it; `full`: it holds no more
 * messages; `unavailable`: the chatbot is switched off or not for this page.
 */
export type Phase = 'restoring' | 'unreachable' | 'ready' | 'replying' | 'ended' | 'full' | 'unavailable';

export type Chat = {
  phase: Phase;
  messages: readonly Message[];
  rating: number | null;
  /** Questions that are close to the visitor's last one, to choose from. */
  didYouMean: readonly string[];
  contact: Contact;
};

export const emptyChat: Chat = {
  phase: 'ready',
  messages: [],
  rating: null,
  didYouMean: [],
  contact: { isWanted: false, email: '' },
};

/**
 * The server's conversation as the panel shows it. A question that was left before its answer can
 * be asked again.
 */
export const restoredChat = (
  { messages, rating }: VisitorConversation,
  texts: Texts,
): Pick<Chat, 'phase' | 'messages' | 'rating'> => ({
  phase: 'ready',
  rating,
  messages: messages.map(({ id, role, text, at, helpful, sources }, index) => {
    const isUnanswered = role === 'visitor' && index === messages.length - 1;
    const shownAs = role === 'visitor' ? role : 'bot';
    const message = { key: id, id, role: shownAs, text, at: new Date(at), helpful, sources } as const;
    if (isUnanswered) return { ...message, state: 'failed', problem: texts.unanswered };
    return { ...message, state: role === 'visitor' ? 'sent' : 'complete' };
  }),
});

/** The visitor's last message: the one that can be asked again. */
export const lastQuestion = ({ messages }: Chat): Message | undefined =>
  messages.findLast(({ role }) => role === 'visitor');

/** The greeting stands above every conversation and belongs to none. */
export const welcomeOf = ({ configuration, settings }: PublicChatbot): Message => ({
  key: 'welcome',
  role: 'bot',
  text: configuration.welcomeMessage || settings.welcomeMessage,
  at: new Date(0),
  state: 'complete',
  helpful: null,
});

import type { CitedSource, HandoffStatus, PublicChatbot, VisitorConversation } from '@askwell/contracts';
import type { Contact, Wait } from './memory.ts';
import type { Texts } from './texts/index.ts';

/** A message as the panel knows it. */
export type Message = {
  /** Stays the same while everything else changes. */
  key: string;
  /** The server's, once it is known. */
  id?: string;
  role: 'visitor' | 'bot' | 'agent';
  /** Of an agent's message: who wrote it. */
  author?: string | undefined;
  text: string;
  at: Date;
  /** The place in the part of the conversation that a person takes part in. */
  seq?: number | undefined;
  /** Of a visitor's message to a person: the same for every attempt to send it. */
  clientId?: string;
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

/** Who answers, and what is known of it. */
export type Person = {
  status: HandoffStatus;
  /** Who has the conversation; empty while it is the chatbot, or nobody yet. */
  name: string;
  isTyping: boolean;
  /** Whether new messages arrive by themselves at the moment. */
  isConnected: boolean;
};

export type Chat = {
  phase: Phase;
  person: Person;
  messages: readonly Message[];
  rating: number | null;
  /** Questions that are close to the visitor's last one, to choose from. */
  didYouMean: readonly string[];
  contact: Contact;
  /** How long a person would take, before one is asked for; empty where it is not known. */
  outlook: Wait;
};

export const chatbotAnswers: Person = { status: 'bot', name: '', isTyping: false, isConnected: true };

/** Whether a person has been asked for and the conversation is not over. */
export const isWithPerson = ({ person: { status } }: Chat): boolean =>
  status === 'waiting' || status === 'human';

/** After so many replies in a row that were no answer, a person is offered. */
export const enoughMisses = 2;

export const emptyChat: Chat = {
  phase: 'ready',
  person: chatbotAnswers,
  messages: [],
  rating: null,
  didYouMean: [],
  contact: { isWanted: false, email: '', misses: 0 },
  outlook: {},
};

/**
 * The server's conversation as the panel shows it. A question that was left before its answer can
 * be asked again.
 */
export const restoredChat = (
  { messages, rating, status = 'bot' }: VisitorConversation,
  texts: Texts,
): Pick<Chat, 'phase' | 'messages' | 'rating' | 'person'> => ({
  // A conversation that a person has closed asks for its rating.
  phase: status === 'closed' && rating === null ? 'ended' : 'ready',
  rating,
  person: { ...chatbotAnswers, status },
  messages: messages.map(({ id, role, text, at, seq, agent, helpful, sources }, index) => {
    const isUnanswered = role === 'visitor' && status === 'bot' && index === messages.length - 1;
    const message = { key: id, id, role, author: agent?.name, text, at: new Date(at), seq, helpful, sources };
    if (isUnanswered) return { ...message, state: 'failed', problem: texts.unanswered };
    return { ...message, state: role === 'visitor' ? 'sent' : 'complete' };
  }),
});

/** Three dots below the conversation while a person is typing. */
export const typingOf = ({ person }: Chat): Message[] =>
  person.isTyping
    ? [
        {
          key: 'typing',
          role: 'agent',
          author: person.name,
          text: '',
          at: new Date(0),
          state: 'waiting',
          helpful: null,
        },
      ]
    : [];

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

import type { ChatbotDocument } from '../../chatbots/index.ts';
import type { Turn } from '../../conversations/exchanges.index.ts';
import type { Retrieved } from '../../knowledge/index.ts';
import type { Language } from '../language/languages.ts';
import type { CannedReply } from '../reply.ts';

/** A visitor's message, with all that decides how it is answered. */
export type Asked = {
  chatbot: Pick<ChatbotDocument, 'name' | 'knowledgeId' | 'exactAnswers'>;
  text: string;
  acceptLanguage: string;
  /** The latest turns before this message. */
  recent: readonly Turn[];
  finding: Retrieved;
  isWithinQuota: boolean;
  /** A person can be asked to join; else the visitor can leave an address. */
  hasPeople: boolean;
};

/** How a message will be answered. A model's reply is charged by its outcome. */
export type ReplyPlan =
  | { kind: 'canned'; reply: CannedReply; isCharged: boolean }
  | { kind: 'model'; language: Language };

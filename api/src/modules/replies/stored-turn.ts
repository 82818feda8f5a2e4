import type { ReplySource } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Turn } from '../../providers/gemini/index.ts';

/** A turn as a conversation keeps it, and of a reply that may be given again what it rested on. */
export type StoredTurn = Turn & {
  reply?: {
    source: ReplySource;
    /** The FAQs and passages, by their `ref` in the knowledge base. */
    cited: (number | string)[];
    knowledgeId: ObjectId | null;
  };
};

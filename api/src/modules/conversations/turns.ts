import type { ReplySource } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';

/** A message as the model gets it. */
export type Turn = {
  role: 'visitor' | 'bot';
  text: string;
  /** What a reply that may be repeated rests on; absent for every other turn. */
  reply?: {
    source: ReplySource;
    /** The FAQs and passages, by their `ref` in the knowledge base. */
    cited: (number | string)[];
    knowledgeId: ObjectId | null;
  };
};

/** A turn as a conversation's document holds it. */
export type StoredTurn = Omit<Turn, 'role'> & { role: 'user' | 'model' };

/** How many characters of the latest message the owner's list shows. */
export const excerptCharacters = 200;

/** How many characters of a turn are kept. */
const turnCharacters = 1_000;

/** Whether a turn is kept whole. */
export const fitsInTurn = (text: string): boolean => text.length <= turnCharacters;

export const storeTurn = ({ role, text, ...rest }: Turn): StoredTurn => ({
  ...rest,
  role: role === 'visitor' ? 'user' : 'model',
  text: text.slice(0, turnCharacters),
});

export const readTurn = ({ role, ...rest }: StoredTurn): Turn => ({
  ...rest,
  role: role === 'user' ? 'visitor' : 'bot',
});

import type { ReplySource } from '@askwell/contracts';
import type { FailureKind } from '../../providers/gemini/index.ts';
import type { ReplySink } from './reply-sink.ts';

export type Reply = {
  text: string;
  source: ReplySource;
  answered: boolean;
  /** Nobody asked for anything, so nothing is missing either. */
  isSmallTalk: boolean;
  /** It broke off, or the visitor left before its end. */
  isPartial: boolean;
  /** From the question to the first and the last piece. */
  firstTokenMs: number;
  lastTokenMs: number;
  /** Why the model did not answer, or not to the end. */
  failure: FailureKind | null;
  /** Which matches of the finding it rests on, by their places. */
  cited: number[];
};

/** Where the text of a reply goes. */
export type Listener = Pick<ReplySink, 'gone' | 'delta' | 'takeBack'>;

/** What is said without being asked of a model. */
export type Said = Pick<Reply, 'text' | 'source' | 'answered'> & Partial<Reply>;

/** A reply that is known before it begins: the owner's own text, or one of ours. */
export async function say(listener: Pick<Listener, 'delta'>, { text, ...more }: Said): Promise<Reply> {
  await listener.delta(text);
  const rest = { isSmallTalk: false, isPartial: false, failure: null, cited: [] };
  return { ...rest, text, firstTokenMs: 0, lastTokenMs: 0, ...more };
}

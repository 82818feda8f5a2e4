import type { ObjectId } from 'mongodb';
import type { MessageDocument } from './messages.store.ts';
import type { Exchanged } from '../analytics/count/counting.ts';
import type { Told } from '../analytics/reconcile/replay.ts';
import { sessionAfter, type Session } from './visits.ts';

/** A question with its reply as the statistics see them; the topic is the owner's word, of the visitor's there is none. */
export type Spoken = Pick<Exchanged, 'askedAt' | 'repliedAt' | 'responseMs' | 'topic'>;

type StoredExchange = { questionId: ObjectId; question: string; isGap: boolean; spoken: Spoken };

/** A conversation's questions with their replies; one without the other was never stored whole, and counts for nothing. */
export const exchangesIn = (said: readonly MessageDocument[]): StoredExchange[] =>
  said.flatMap((asked, place) => {
    const replied = said[place + 1];
    if (asked.role !== 'visitor' || replied?.role !== 'bot') return [];
    const { at: repliedAt, lastTokenMs: responseMs, topic } = replied;
    const spoken = { askedAt: asked.at, repliedAt, responseMs, topic };
    return [{ questionId: asked._id, question: asked.text, isGap: asked.isGap, spoken }];
  });

/** What was spoken in a conversation, in its order, each with the session before it. */
export function toldOf(visitorId: string, spoken: readonly Spoken[]): Told[] {
  let session: Session | null = null;
  return spoken.map((one) => {
    const told: Told = { ...one, visitorId, session };
    session = sessionAfterExchange(session, one);
    return told;
  });
}

/** The session after a question and its reply. */
export const sessionAfterExchange = (
  before: Session | null,
  { askedAt, repliedAt }: Pick<Spoken, 'askedAt' | 'repliedAt'>,
): Session => sessionAfter(sessionAfter(before, askedAt), repliedAt);

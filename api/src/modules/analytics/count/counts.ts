import type { ObjectId } from 'mongodb';

/** What happened in a quarter of an hour; what did not happen is absent. */
export type Counts = {
  /** Visitors' messages. */
  messages?: number;
  views?: number;
  /** Replies, and the sum of their times to the last token. */
  replies?: number;
  responseMs?: number;
  /** Replies without an answer. */
  gaps?: number;
  /** Sessions that began, and how long they lasted, all together. */
  sessions?: number;
  sessionMs?: number;
  /** Sessions by what they came to, at the time at which they began. */
  byChatbot?: number;
  byPerson?: number;
  unresolved?: number;
  /** Ratings, and those above 3. */
  ratings?: number;
  positive?: number;
  /**
   * Visitors by how many quarters ago they had last been active, 0 for never: with these, any
   * stretch's distinct visitors are those whose earlier activity lies before it.
   */
  visitors?: Record<string, number>;
  /** The same for visitors who began a session that was not their first. */
  returns?: Record<string, number>;
  /** Questions by the id of their topic. */
  topics?: Record<string, number>;
  /** Replies by the id of what they are based on. */
  origins?: Record<string, number>;
  /** Requests for a person, by the keys of `request-figures.ts`. */
  people?: Record<string, number>;
};

/**
 * `revision` counts the additions; it is absent from hours that were counted before there was one.
 */
export type CountersDocument = {
  chatbotId: ObjectId;
  hour: Date;
  revision?: number;
  quarters: Record<string, Counts>;
};

export type Happened = readonly [at: Date, amounts: Readonly<Record<string, number>>];

import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { KnowledgeIndexes, Retrieval } from '../../knowledge/index.ts';
import type { ProposeNeeds } from './propose-drafts.ts';

type Needs = {
  indexes: Pick<KnowledgeIndexes, 'ofSaved'>;
  retrieval: Pick<Retrieval, 'find'>;
  users: Pick<UsersStore, 'findById'>;
  clock: Clock;
};

/** The confidence above which two questions ask for the same FAQ: by words alone. */
const leastByWords = 0.93;
/** By words and meaning: higher, since questions about the same thing are near each other. */
const leastByMeaning = 0.96;
/** A question that shares less with every FAQ asks for something else. */
const leastShared = 0.08;
/** A job may wait longer for an embedding than a visitor, and wants one where words seem clear. */
const search = { patienceMs: 2_000, isThorough: true };
/** Of the embeddings that a key has each minute, most are the visitors'. */
const mostPerMinute = 30;

/**
 * Searches for the FAQ that asks the same as a draft: by words, and by meaning where the
 * knowledge base has embeddings.
 */
export const nearestFaq = ({ indexes, retrieval, users, clock }: Needs): ProposeNeeds['nearestFaq'] => {
  const embedded = { minute: 0, by: new Map<string, number>() };
  const mayEmbed = (ownerId: ObjectId): boolean => {
    const minute = Math.floor(clock().getTime() / 60_000);
    if (embedded.minute !== minute) Object.assign(embedded, { minute, by: new Map() });
    const count = embedded.by.get(ownerId.toHexString()) ?? 0;
    embedded.by.set(ownerId.toHexString(), count + 1);
    return count < mostPerMinute;
  };

  return async ({ ownerId, chatbotId, knowledgeId }, question) => {
    const { matches } = (await indexes.ofSaved({ ownerId, chatbotId, knowledgeId })).find(question);
    const best = matches.find(({ kind }) => kind === 'faq');
    if (!best || best.scores.lexical < leastShared) return null;
    const isByMeaning = best.confidence < 1 && mayEmbed(ownerId);
    const owner = isByMeaning ? await users.findById(ownerId) : null;
    const asked = { text: question, before: undefined, owner };
    const found = await retrieval.find({ _id: chatbotId, ownerId, knowledgeId }, asked, search);
    const nearest = found.matches.find(({ kind }) => kind === 'faq');
    if (nearest?.kind !== 'faq') return null;
    const least = nearest.scores.semantic === null ? leastByWords : leastByMeaning;
    return nearest.confidence >= least ? nearest.ref : null;
  };
};

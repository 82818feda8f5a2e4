import type { AskedByMeaning, Match } from '@askwell/answers';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import { GeminiFailure, mostTexts, type Embedder } from '../../../providers/gemini/index.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { KnowledgeIndexes, SemanticIndexes } from '../../knowledge/index.ts';
import type { SourcesStore } from '../stores/sources.store.ts';
import type { ComparedSource, ProposeNeeds } from './propose-drafts.ts';

type Needs = {
  indexes: Pick<KnowledgeIndexes, 'ofSaved'>;
  semanticIndexes: Pick<SemanticIndexes, 'ofSaved'>;
  /** Null where search by meaning is turned off. */
  embedder: Embedder | null;
  users: Pick<UsersStore, 'findById'>;
  encryption: Pick<Encryption, 'decrypt'>;
  sources: Pick<SourcesStore, 'comparedTexts' | 'noteCompared'>;
  clock: Clock;
  log: Logger;
};

/**
 * The confidence from which a question asks for an FAQ, by words alone and by words and meaning.
 * Both were measured (decision 0044).
 */
const leastByWords = 0.97;
const leastByMeaning = 0.97;
/** A question that shares less with every FAQ asks for something else. */
const leastShared = 0.08;
/** How many matches are searched for FAQs: passages of pages are among them. */
const searched = 50;
/** Longer than a batch usually takes: no visitor waits for it. */
const timeoutMs = 8_000;
/**
 * Of the 1,000 texts that Google embeds on a free key each day, and the 100 each minute, visitors
 * keep half. It counts each text of a batch.
 */
const mostTextsPerDay = 500;
const mostTextsPerMinute = 50;

type Meanings = ReadonlyMap<string, AskedByMeaning>;

/**
 * Searches for the FAQs that ask the same as the drafts of a page: by words, and by meaning where
 * the knowledge base has embeddings. What the words leave open is embedded on the owner's key in
 * one request. Without a key, room under the caps, or an answer, the words decide. Never throws a
 * failure of the provider.
 */
export const nearestFaqs = (needs: Needs): ProposeNeeds['nearestFaqs'] => {
  const { indexes, semanticIndexes, embedder, users, encryption, sources, clock, log } = needs;
  const perMinute = { minute: 0, texts: new Map<string, number>() };

  /** How many texts may be embedded now, and counts them. */
  const take = async ({ _id, ownerId }: ComparedSource, wanted: number): Promise<number> => {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (perMinute.minute !== minute) Object.assign(perMinute, { minute, texts: new Map() });
    const key = ownerId.toHexString();
    const ofMinute = perMinute.texts.get(key) ?? 0;
    const day = now.toISOString().slice(0, 10);
    const ofDay = await sources.comparedTexts(ownerId, day);
    const taken = Math.max(
      0,
      Math.min(wanted, mostTexts, mostTextsPerMinute - ofMinute, mostTextsPerDay - ofDay),
    );
    perMinute.texts.set(key, ofMinute + taken);
    if (taken > 0) await sources.noteCompared(ownerId, _id, day, taken);
    return taken;
  };

  const embed = async (
    source: ComparedSource,
    knowledgeId: ObjectId,
    questions: readonly string[],
    signal: AbortSignal,
  ): Promise<Meanings> => {
    if (embedder === null || questions.length === 0) return new Map();
    const { ownerId, chatbotId } = source;
    try {
      const index = await semanticIndexes.ofSaved({ ownerId, chatbotId, knowledgeId });
      const owner = index && (await users.findById(ownerId));
      const apiKey = owner && owner.keyRestSeconds <= 0 ? apiKeyOf({ encryption }, owner) : null;
      if (index === null || apiKey === null) return new Map();
      const texts = questions.slice(0, await take(source, questions.length));
      if (texts.length === 0) return new Map();
      const vectors = await embedder.embed({ apiKey, texts, timeoutMs, signal }, log);
      return new Map(
        texts.flatMap((text, place): [string, AskedByMeaning][] => {
          const question = vectors[place];
          return question?.length === index.dimensions ? [[text, { index, question }]] : [];
        }),
      );
    } catch (error) {
      if (!(error instanceof GeminiFailure)) {
        log.error({ ownerId: ownerId.toHexString(), error }, 'drafts could not be compared by meaning');
      }
      return new Map();
    }
  };

  return async (source, knowledgeId, questions, signal) => {
    const { ownerId, chatbotId } = source;
    const index = await indexes.ofSaved({ ownerId, chatbotId, knowledgeId });
    const byWords = questions.map((question) => {
      const best = bestFaq(index.find(question, { limit: searched }).matches);
      return { question, best, isSure: best !== null && best.confidence >= leastByWords };
    });
    const open = byWords.flatMap(({ question, best, isSure }) =>
      best !== null && !isSure && best.scores.lexical >= leastShared ? [question] : [],
    );
    const meanings = await embed(source, knowledgeId, [...new Set(open)], signal);
    return byWords.map(({ question, best, isSure }) => {
      if (isSure) return best?.ref ?? null;
      const byMeaning = meanings.get(question);
      const nearest = byMeaning && bestFaq(index.find(question, { limit: searched, byMeaning }).matches);
      return nearest && nearest.confidence >= leastByMeaning ? nearest.ref : null;
    });
  };
};

const bestFaq = (matches: readonly Match[]) => matches.find((match) => match.kind === 'faq') ?? null;

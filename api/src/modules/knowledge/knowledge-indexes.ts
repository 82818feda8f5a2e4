import { createHash } from 'node:crypto';
import { buildIndex, openIndex, type AnswerIndex, type Knowledge } from '@askwell/answers';
import { limits, type KnowledgeBase } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Logger } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import { emptyKnowledge, type KnowledgeStore } from '../chatbots/index.ts';
import { indexCache } from './index-cache.ts';
import type { StoredIndexesStore } from './stored-indexes.store.ts';
import type { SemanticIndexes } from './meaning/semantic-indexes.ts';
import { runTask } from './run-task.ts';
import type { Task, TaskResult } from './worker-messages.ts';
import { TaskFailed } from '../../kernel/worker-pool.ts';
import type { KnowledgePool } from './knowledge-pool.ts';

/**
 * How many bytes of indexes are kept in memory: 5 to 10 ordinary ones of 1,000 FAQs, hundreds of
 * small ones.
 */
const savedBytes = 64_000_000;
const draftBytes = 16_000_000;

/**
 * Characters of a knowledge base below which its index takes some milliseconds: no worker is
 * needed.
 */
const smallCharacters = 20_000;

type Saved = { ownerId: ObjectId; chatbotId: ObjectId; knowledgeId: ObjectId };
type Needs = {
  knowledge: KnowledgeStore;
  storedIndexes: StoredIndexesStore;
  /** Null where search by meaning is turned off. */
  semanticIndexes: SemanticIndexes | null;
  pool: Pick<KnowledgePool, 'run'>;
  log: Logger;
};

/**
 * The indexes of knowledge bases and drafts. Large ones are computed by the worker pool, and those
 * of saved knowledge bases are stored, so that a restart or another process loads them.
 */
export const knowledgeIndexes = ({ knowledge, storedIndexes: store, semanticIndexes, pool, log }: Needs) => {
  const saved = indexCache(savedBytes);
  const drafts = indexCache(draftBytes);

  const run = (ownerId: ObjectId, task: Task, signal?: AbortSignal): Promise<TaskResult> =>
    charactersIn(task.knowledge) < smallCharacters
      ? Promise.resolve(runTask(task))
      : pool.run(ownerId.toHexString(), task, signal);

  const build = async (ownerId: ObjectId, known: Knowledge, signal?: AbortSignal) => {
    const started = performance.now();
    const { refusal, index } = await run(ownerId, { type: 'index', knowledge: known }, signal);
    if (index === null) throw tooMuch(refusal ?? '');
    const ms = Math.round(performance.now() - started);
    log.debug({ ms, bytes: index.byteLength }, 'an index was built');
    return index;
  };

  const load = async (of: Saved, given?: KnowledgeBase): Promise<AnswerIndex> => {
    const stored = await store.find(of);
    if (stored) return openIndex(stored);
    const saved = given ?? (await knowledge.find(of.ownerId, of.knowledgeId)) ?? emptyKnowledge;
    const passages = await knowledge.passagesOf(of.ownerId, of.knowledgeId);
    const known = { faqs: saved.faqs, data: saved.data, passages };
    try {
      const index = await build(of.ownerId, known);
      if (charactersIn(known) >= smallCharacters) {
        store
          .replace(of, index)
          .catch((error: unknown) => log.error({ error }, 'an index could not be stored'));
      }
      return openIndex(index);
    } catch (error) {
      if (!(error instanceof TaskFailed || error instanceof Problem)) throw error;
      // The chatbot goes on without a search, and does not try again with every message.
      log.error({ knowledgeId: of.knowledgeId.toHexString(), error }, 'an index could not be built');
      return buildIndex(emptyKnowledge);
    }
  };

  const ofSaved = (of: Saved, given?: KnowledgeBase): Promise<AnswerIndex> =>
    saved(of.knowledgeId.toHexString(), () => load(of, given), of.chatbotId.toHexString());

  return {
    ofSaved: (of: Saved): Promise<AnswerIndex> => ofSaved(of),

    /**
     * Throws `invalid` for a draft that is too large, `unavailable` if it took too long or `signal`
     * was aborted.
     */
    ofDraft: async (ownerId: ObjectId, draft: Knowledge, signal: AbortSignal): Promise<AnswerIndex> => {
      const key = `${ownerId.toHexString()}:${contentHash(draft)}`;
      const load = () => drafts(key, async () => openIndex(await build(ownerId, draft, signal)));
      const isCancelledByOther = (error: unknown) => error instanceof TaskFailed && !signal.aborted;
      try {
        return await load().catch((error: unknown) => {
          // The same draft was asked by a client that has left.
          if (!isCancelledByOther(error)) throw error;
          return load();
        });
      } catch (error) {
        throw error instanceof TaskFailed ? new Problem('unavailable') : error;
      }
    },

    /** Throws `invalid` for a knowledge base that is too large to be searched. */
    check: async (ownerId: ObjectId, known: KnowledgeBase): Promise<void> => {
      // Fewer characters than this cannot hold too many words.
      if (charactersIn(known) <= limits.knowledgeBase.distinctWordsInQuestions) return;
      const { refusal } = await run(ownerId, { type: 'check', knowledge: known });
      if (refusal !== null) throw tooMuch(refusal);
    },

    /**
     * Starts to build the indexes of a knowledge base that was just saved, so that no visitor waits
     * for them.
     */
    prepare: async (of: Saved, known: KnowledgeBase): Promise<void> => {
      await semanticIndexes?.request(of);
      if (charactersIn(known) < smallCharacters) return;
      ofSaved(of, known).catch((error: unknown) => log.warn({ error }, 'an index could not be loaded'));
    },
  };
};
export type KnowledgeIndexes = ReturnType<typeof knowledgeIndexes>;

const tooMuch = (message: string) =>
  new Problem('invalid', { message, errors: [{ path: 'knowledgeBase', message }] });

const charactersIn = ({ faqs, data, passages = [] }: Knowledge): number =>
  faqs.reduce(
    (sum, { question, answer, variants = [] }) =>
      sum + question.length + answer.length + variants.reduce((all, { length }) => all + length, 0),
    passages.reduce((sum, { title, text }) => sum + title.length + text.length, data.length),
  );

/**
 * Identifies a draft. Each text is preceded by its length, so that no two drafts have the same
 * hash.
 */
function contentHash({ faqs, data, passages = [] }: Knowledge): string {
  const hash = createHash('sha256');
  const add = (text: string) => hash.update(`${text.length}:`).update(text);
  for (const { question, answer, variants = [], page } of faqs) {
    if (page) [page.title, page.url ?? ''].forEach(add);
    add(question);
    add(answer);
    hash.update(`${variants.length};`);
    variants.forEach(add);
  }
  for (const { ref, title, text } of passages) [ref, title, text].forEach(add);
  return add(data).digest('base64');
}

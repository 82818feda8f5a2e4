import { openSemanticIndex, type SemanticIndex } from '@askwell/answers';
import { LRUCache } from 'lru-cache';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import { keepSized } from '../keep-sized.ts';
import type { StoredIndexesStore } from '../stored-indexes.store.ts';
import type { EmbeddingTasksStore } from './embedding-tasks.store.ts';

type Saved = { ownerId: ObjectId; chatbotId: ObjectId; knowledgeId: ObjectId };
type Needs = {
  storedSemanticIndexes: StoredIndexesStore;
  embeddingTasks: EmbeddingTasksStore;
  clock: Clock;
  log: Logger;
  /** Called when there is something to embed. */
  onRequested: () => void;
};

/** Bytes of semantic indexes in memory: six of 1,000 FAQs with ten wordings. */
const capacity = 64_000_000;
/** Another process may finish an index: a missing one is looked for again after this time. */
const missingMs = 30_000;

/** The semantic indexes of saved knowledge bases: computed by a job, stored, kept in memory. */
export const semanticIndexes = ({
  storedSemanticIndexes: store,
  embeddingTasks: tasks,
  clock,
  log,
  onRequested,
}: Needs) => {
  const cache = new LRUCache<string, Promise<SemanticIndex | null>>({ maxSize: capacity });

  const keep = (key: string, index: Promise<SemanticIndex | null>) =>
    keepSized(cache, key, index, (found) => ({
      size: Math.min(found?.bytes ?? 1, capacity),
      ...(found === null && { ttl: missingMs }),
    }));

  const load = async (of: Saved): Promise<SemanticIndex | null> => {
    const stored = await store.find(of);
    if (stored) return openSemanticIndex(stored);
    const { ownerId, chatbotId, knowledgeId } = of;
    // The knowledge base was saved before search by meaning existed.
    if (await tasks.requestMissing(ownerId, chatbotId, knowledgeId, clock())) onRequested();
    return null;
  };

  return {
    /** The index of a knowledge base; null as long as it is not complete. */
    ofSaved: (of: Saved): Promise<SemanticIndex | null> => {
      const key = of.knowledgeId.toHexString();
      return cache.get(key) ?? keep(key, load(of));
    },

    /** Requests the index of a knowledge base that was just saved. */
    request: async ({ ownerId, chatbotId, knowledgeId }: Saved): Promise<void> => {
      try {
        await tasks.request(ownerId, chatbotId, knowledgeId, clock());
        onRequested();
      } catch (error) {
        // The next question requests it again.
        log.warn({ error }, 'search by meaning could not be prepared');
      }
    },

    /** Stores a computed index and uses it from now on. */
    store: async (of: Saved, index: ArrayBuffer): Promise<void> => {
      await store.replace(of, index);
      await keep(of.knowledgeId.toHexString(), Promise.resolve(openSemanticIndex(index)));
    },

    /** Deletes the index of a chatbot that was deleted while it was computed. */
    discard: async ({ ownerId, chatbotId, knowledgeId }: Saved): Promise<void> => {
      cache.delete(knowledgeId.toHexString());
      await store.removeOf(ownerId, chatbotId);
    },
  };
};
export type SemanticIndexes = ReturnType<typeof semanticIndexes>;

import { createHash } from 'node:crypto';
import {
  openSemanticIndex,
  textsToEmbed,
  unrelatedQuestions,
  type Knowledge,
  type SemanticIndex,
} from '@askwell/answers';
import { LRUCache } from 'lru-cache';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { Logger } from '../../../kernel/log.ts';
import { GeminiFailure, mostTexts, type Embedder } from '../../../providers/gemini/index.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import { keepSized } from '../keep-sized.ts';
import type { KnowledgePool } from '../knowledge-pool.ts';
import type { EmbeddingsStore } from './embeddings.store.ts';

type Needs = {
  embedder: Embedder;
  embeddings: Pick<EmbeddingsStore, 'find' | 'insert'>;
  knowledgePool: Pick<KnowledgePool, 'run'>;
  encryption: Pick<Encryption, 'decrypt'>;
  log: Logger;
};

/** Bytes of semantic indexes of drafts in memory. */
const capacity = 16_000_000;
/** A draft that has no index, such as one of a throttled key, is tried again after this time. */
const missingMs = 10_000;
const timeoutMs = 5_000;

/**
 * The semantic indexes of drafts. Texts that were saved once have their vectors; a batch of new
 * ones is embedded on the owner's key and stored as well.
 */
export const draftSemanticIndexes = ({ embedder, embeddings, knowledgePool, encryption, log }: Needs) => {
  const cache = new LRUCache<string, Promise<SemanticIndex | null>>({ maxSize: capacity });

  const load = async (owner: Owner, { faqs, data }: Knowledge): Promise<SemanticIndex | null> => {
    const texts = [...new Set([...unrelatedQuestions, ...textsToEmbed({ faqs, data })])];
    const vectors = await embeddings.find(owner.id, embedder.model, texts);
    const missing = texts.filter((text) => !vectors.has(text));
    if (missing.length > mostTexts) return null;
    if (missing.length > 0) {
      const apiKey = apiKeyOf({ encryption }, owner);
      if (apiKey === null) return null;
      const added = await embedder.embed({ apiKey, texts: missing, timeoutMs }, log);
      const embedded = missing.flatMap((text, place) => {
        const vector = added[place];
        return vector ? [{ text, vector }] : [];
      });
      await embeddings.insert(owner.id, embedder.model, embedded);
      for (const { text, vector } of embedded) vectors.set(text, vector);
    }
    const { index } = await knowledgePool.run(owner.id.toHexString(), {
      type: 'semantic index',
      knowledge: { faqs, data },
      vectors,
    });
    return index && openSemanticIndex(index);
  };

  /** Null for a draft with more new texts than a batch holds, and where the provider fails. */
  return (owner: Owner, draft: Knowledge): Promise<SemanticIndex | null> => {
    const key = `${owner.id.toHexString()}:${hashOf(textsToEmbed(draft))}`;
    const loaded = async () => {
      try {
        return await load(owner, draft);
      } catch (error) {
        if (!(error instanceof GeminiFailure)) {
          log.error({ ownerId: owner.id.toHexString(), error }, 'a draft could not be embedded');
        }
        return null;
      }
    };
    return (
      cache.get(key) ??
      keepSized(cache, key, loaded(), (index) => ({
        size: Math.min(index?.bytes ?? 1, capacity),
        ...(index === null && { ttl: missingMs }),
      }))
    );
  };
};
export type DraftSemanticIndexes = ReturnType<typeof draftSemanticIndexes>;

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64');

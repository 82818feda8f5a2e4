import { LRUCache } from 'lru-cache';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { GeminiFailure, type Embedder } from '../../../providers/gemini/index.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';

type Needs = {
  embedder: Embedder;
  encryption: Pick<Encryption, 'decrypt'>;
  log: Logger;
  /** How long a reply waits for a vector. */
  patienceMs: number;
};

/** The latest questions of all owners, with 1 kB each. */
const mostQuestions = 5_000;
/** A vector that comes too late for its question is used for the next one in the same words. */
const leastTimeoutMs = 2_000;

/** The embeddings of visitors' questions, on the key of the chatbot's owner. */
export const questionEmbeddings = ({ embedder, encryption, log, patienceMs }: Needs) => {
  const timeoutMs = Math.max(leastTimeoutMs, patienceMs);
  const vectors = new LRUCache<string, Promise<Int8Array | null>>({ max: mostQuestions });

  const embed = async (owner: Owner, text: string): Promise<Int8Array | null> => {
    try {
      const apiKey = apiKeyOf({ encryption }, owner);
      if (apiKey === null) return null;
      const [vector = null] = await embedder.embed({ apiKey, texts: [text], timeoutMs }, log);
      return vector;
    } catch (error) {
      if (!(error instanceof GeminiFailure)) {
        log.error({ ownerId: owner.id.toHexString(), error }, 'a question could not be embedded');
      }
      return null;
    }
  };

  /** Embeds a question. Returns null without a vector in time. Never throws. */
  return (owner: Owner, text: string): Promise<Int8Array | null> => {
    const key = `${owner.id.toHexString()} ${text.trim().toLowerCase()}`;
    const known = vectors.get(key);
    if (known) return known;
    const vector = embed(owner, text);
    vectors.set(key, vector);
    void vector.then((found) => found ?? vectors.delete(key));
    return vector;
  };
};
export type QuestionEmbeddings = ReturnType<typeof questionEmbeddings>;

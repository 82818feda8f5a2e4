import { toUSVString } from 'node:util';
import { quantize } from '@askwell/answers';
import { z } from 'zod';
import type { Logger } from '../../kernel/log.ts';
import type { CallSlots } from './call-slots.ts';
import { asFailure, failureOf, GeminiFailure, Refusal, type FailureKind } from './failure.ts';
import { refuseRedirects } from './refuse-redirects.ts';
import { restingKeys } from './resting-keys.ts';
import type { GeminiObserver } from './settings.ts';

/** Turns texts into vectors that are near each other where the texts mean the same. */
export type Embedder = {
  /** Names the model and the length of its vectors. Vectors of two models are never compared. */
  model: string;
  /** One vector for each text, in their order. Throws `GeminiFailure`. */
  embed: (request: EmbedRequest, log: Logger) => Promise<Int8Array[]>;
};

/** At most `mostTexts` texts. */
export type EmbedRequest = {
  apiKey: string;
  texts: readonly string[];
  timeoutMs: number;
  signal?: AbortSignal;
};

/** A batch holds at most 100 texts. */
export const mostTexts = 100;

/** Of the 3,072 components of a vector, the first 768 tell nearly as much. */
const dimensions = 768;
/** The model reads about 2,000 tokens: the beginning of a text says what it is about. */
const mostCharacters = 2_000;
/** Seconds that a key rests after a failure that the next call would meet again. */
const rests: Partial<Record<FailureKind, number>> = { key_rejected: 60, unavailable: 5 };

/** Gemini's embeddings. A key that was refused or throttled rests, without another request. */
export function geminiEmbedder({
  baseUrl,
  model,
  slots,
  observe,
}: {
  baseUrl: string;
  model: string;
  slots: CallSlots;
  observe: GeminiObserver;
}): Embedder {
  refuseRedirects();
  const resting = restingKeys();
  const url = `${baseUrl.replace(/\/$/, '')}/v1beta/models/${model}:batchEmbedContents`;

  const request = async ({ apiKey, texts, timeoutMs, signal }: EmbedRequest): Promise<Int8Array[]> => {
    const reason = resting.reasonOf(apiKey);
    if (reason !== undefined) throw new GeminiFailure(reason, resting.restOf(apiKey));
    const requests = texts.map((text) => ({
      model: `models/${model}`,
      // A cut may leave half of a surrogate pair, which the provider refuses with the whole batch.
      content: { parts: [{ text: toUSVString(text.slice(0, mostCharacters)) }] },
      taskType: 'SEMANTIC_SIMILARITY',
      outputDimensionality: dimensions,
    }));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ requests }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw failureOf(response.status, Refusal.parse(answer).error.details);
    const { embeddings } = Embeddings.parse(answer);
    if (embeddings.length !== texts.length) throw new GeminiFailure('unavailable');
    return embeddings.map(({ values }) => quantize(values));
  };

  return {
    model: `${model}/${dimensions}`,
    embed: async (asked, log) => {
      const started = performance.now();
      let outcome = 'ok';
      let free = () => {};
      try {
        free = slots.take(asked.apiKey);
        return await request(asked);
      } catch (thrown) {
        const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
        const failure = asked.signal?.aborted
          ? new GeminiFailure('aborted')
          : isTimeout
            ? new GeminiFailure('timeout')
            : asFailure(thrown);
        const { kind, retryAfter } = failure;
        outcome = kind;
        const seconds = kind === 'throttled' ? retryAfter : rests[kind];
        if (seconds !== undefined && resting.reasonOf(asked.apiKey) === undefined) {
          resting.rest(asked.apiKey, seconds, kind);
        }
        throw failure;
      } finally {
        free();
        observe(log, 'embed texts', outcome, performance.now() - started);
      }
    },
  };
}

const Embeddings = z.object({
  embeddings: z.array(z.object({ values: z.array(z.number()).length(dimensions) })),
});

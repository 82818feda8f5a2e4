import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { conceptsIn } from './concepts.ts';
import { refusals } from './refusals.ts';
import { pause, sendJson } from './wire.ts';

const EmbedRequest = z.object({
  content: z.object({ parts: z.array(z.object({ text: z.string() })) }),
  outputDimensionality: z.int().positive().default(3_072),
});
const EmbedBody = z.union([z.object({ requests: z.array(EmbedRequest).max(100) }), EmbedRequest]);

const faults = ['answers', 'answers_slowly', 'answers_too_few', 'answers_wrong_length'] as const;
const names = [...faults, ...Object.keys(refusals)];

/** How embedding calls behave from now on: they answer, answer badly, or fail as any call can. */
export const EmbeddingCommand = z.object({
  behaviour: z.string().refine((name) => names.includes(name), 'unknown behaviour'),
  /** How many requests it lasts; without limit by default. */
  times: z.int().positive().optional(),
  retrySeconds: z.number().default(17),
  /** For `answers_slowly`. */
  delayMs: z.number().default(2_000),
});
export type EmbeddingBehaviour = (typeof faults)[number] | keyof typeof refusals;
export type EmbeddingOptions = Omit<z.input<typeof EmbeddingCommand>, 'behaviour'>;

/** A request to embed texts, with the key that it was made with. */
export type RecordedEmbedding = { key: string; model: string; texts: string[] };

/**
 * `:embedContent` and `:batchEmbedContents`, from vectors that are alike where texts are about the
 * same things, in seven languages.
 */
export const embeddingCalls = () => {
  const requests: RecordedEmbedding[] = [];
  let gate: Promise<void> | undefined;
  let command = EmbeddingCommand.parse({ behaviour: 'answers' });

  const serve = async (
    body: unknown,
    { request, response, model }: { request: IncomingMessage; response: ServerResponse; model: string },
  ): Promise<void> => {
    const parsed = EmbedBody.safeParse(body);
    const key = String(request.headers['x-goog-api-key'] ?? '');
    const asked = parsed.success ? ('requests' in parsed.data ? parsed.data.requests : [parsed.data]) : [];
    const texts = asked.map(({ content }) => content.parts.map(({ text }) => text).join(''));
    requests.push({ key, model, texts });
    const { behaviour, retrySeconds, delayMs } = nextCommand();
    const refusal = Object.entries(refusals).find(([name]) => name === behaviour)?.[1];
    if (key === '' || key.includes('invalid')) return refusals.rejects_the_key({ response, retrySeconds });
    if (!parsed.success) return refusals.rejects_the_request({ response, retrySeconds });
    if (refusal !== undefined) return refusal({ response, retrySeconds });
    if (behaviour === 'answers_slowly') await pause(response, delayMs);
    await gate;
    const vectors = asked.map(({ outputDimensionality }, place) =>
      vectorOf(texts[place] ?? '', outputDimensionality - (behaviour === 'answers_wrong_length' ? 1 : 0)),
    );
    if (!('requests' in parsed.data)) {
      return sendJson(response, 200, { embedding: { values: vectors[0] ?? [] } });
    }
    const sent = behaviour === 'answers_too_few' ? vectors.slice(1) : vectors;
    sendJson(response, 200, { embeddings: sent.map((values) => ({ values })) });
  };

  function nextCommand(): z.infer<typeof EmbeddingCommand> {
    const current = command;
    if (current.times !== undefined) {
      const healthy = EmbeddingCommand.parse({ behaviour: 'answers' });
      command = current.times > 1 ? { ...current, times: current.times - 1 } : healthy;
    }
    return current;
  }

  return {
    serve,
    requests,
    /** Holds every answer back until the function that it returns is called. */
    hold: (): (() => void) => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    behave: (next: z.input<typeof EmbeddingCommand>) => {
      command = EmbeddingCommand.parse(next);
    },
    reset: () => {
      requests.length = 0;
      command = EmbeddingCommand.parse({ behaviour: 'answers' });
      gate = undefined;
    },
  };
};

/** The vector of a text. Unrelated texts have a cosine of about a half, as with real models. */
export function vectorOf(text: string, dimensions: number): number[] {
  const concepts = conceptsIn(text);
  const length = Math.hypot(...concepts.values(), 0.001);
  const vector = new Float64Array(dimensions);
  addDirection(vector, 'every text', 1);
  for (const [concept, weight] of concepts) addDirection(vector, concept, weight / length);
  return Array.from(vector, (value) => Number(value.toFixed(6)));
}

/** Each feature has a direction of its own: pseudo-random signs, the same in every run. */
function addDirection(vector: Float64Array, feature: string, weight: number): void {
  let state = 2_166_136_261;
  for (const character of feature) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  for (let place = 0; place < vector.length; place += 1) {
    // Xorshift.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    vector[place] = (vector[place] ?? 0) + (state & 1 ? weight : -weight) / Math.sqrt(vector.length);
  }
}

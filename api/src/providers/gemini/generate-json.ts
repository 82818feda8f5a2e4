import { GoogleGenerativeAI, SchemaType, type Schema } from '@google/generative-ai';
import type { Logger } from '../../kernel/log.ts';
import { asFailure, GeminiFailure } from './failure.ts';
import type { GeminiSettings } from './settings.ts';
import { badEnds, textOf, usageOf, type ModelUsage } from './stream-reply.ts';

/** A list of flat objects of texts and of lists of texts, as JSON Schema writes it. */
export type ListSchema = {
  type: 'array';
  items: {
    type: 'object';
    properties: Readonly<Record<string, { type: 'string' } | { type: 'array'; items: { type: 'string' } }>>;
    /** The model writes the properties in this order. */
    required: readonly string[];
  };
};

export type JsonRequest = {
  apiKey: string;
  systemInstruction: string;
  prompt: string;
  schema: ListSchema;
  signal: AbortSignal;
};

/** `isWhole` is false for an answer that was cut off at the limit of tokens. */
export type JsonReply = { text: string; isWhole: boolean; usage: ModelUsage };

/** A model that thinks takes its thoughts out of the same allowance. */
const mostTokens = 16_384;
/** A long answer takes a minute; nobody waits for it at a screen. */
const patienceMs = 120_000;
/** Answers beyond this are no drafts. */
const mostCharacters = 500_000;

/** Asks for JSON, of one model after the other as long as they are missing. */
export async function generateJson(
  settings: GeminiSettings,
  request: JsonRequest,
  log: Logger,
): Promise<JsonReply> {
  const started = performance.now();
  const { resting, models, observe } = settings;
  let outcome = 'ok';
  const rest = resting.restOf(request.apiKey);
  try {
    if (rest > 0) throw new GeminiFailure('throttled', rest);
    for (const model of models) {
      try {
        return await ask(model, settings, request);
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.kind === 'throttled') resting.rest(request.apiKey, failure.retryAfter);
        if (failure.kind !== 'model_missing') throw failure;
      }
    }
    throw new GeminiFailure('model_missing');
  } catch (thrown) {
    outcome = asFailure(thrown).kind;
    throw thrown;
  } finally {
    observe(log, 'generate JSON', outcome, performance.now() - started);
  }
}

async function ask(
  model: string,
  { baseUrl }: GeminiSettings,
  { apiKey, systemInstruction, prompt, schema, signal }: JsonRequest,
): Promise<JsonReply> {
  if (signal.aborted) throw new GeminiFailure('aborted');
  // A signal of its own: the SDK never removes its listener from the caller's.
  const controller = new AbortController();
  const onAbort = () => controller.abort();
  const timer = setTimeout(onAbort, patienceMs);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const { response } = await new GoogleGenerativeAI(apiKey)
      .getGenerativeModel(
        {
          model,
          systemInstruction,
          generationConfig: {
            temperature: 0.2,
            maxOutputTokens: mostTokens,
            responseMimeType: 'application/json',
            responseSchema: schemaOf(schema),
          },
        },
        { baseUrl },
      )
      .generateContent(prompt, { signal: controller.signal });
    const end = response.candidates?.[0]?.finishReason;
    if (response.promptFeedback?.blockReason !== undefined || (end !== undefined && badEnds.has(end))) {
      throw new GeminiFailure('refused');
    }
    return {
      text: textOf(response).slice(0, mostCharacters),
      isWhole: end === 'STOP',
      usage: usageOf(model, response.usageMetadata ?? {}),
    };
  } catch (thrown) {
    if (signal.aborted) throw new GeminiFailure('aborted');
    throw controller.signal.aborted ? new GeminiFailure('timeout') : thrown;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

const schemaOf = ({ items: { properties, required } }: ListSchema): Schema => ({
  type: SchemaType.ARRAY,
  items: {
    type: SchemaType.OBJECT,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, { type }]): [string, Schema] => [
        name,
        type === 'array'
          ? { type: SchemaType.ARRAY, items: { type: SchemaType.STRING } }
          : { type: SchemaType.STRING },
      ]),
    ),
    required: [...required],
  },
});

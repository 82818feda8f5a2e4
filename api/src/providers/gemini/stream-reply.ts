import {
  GoogleGenerativeAI,
  type Content,
  type GenerateContentResponse,
  type UsageMetadata,
} from '@google/generative-ai';
import type { Logger } from '../../kernel/log.ts';
import { deadline, type Deadline } from './deadline.ts';
import { asFailure, GeminiFailure } from './failure.ts';
import type { GeminiSettings } from './settings.ts';

export type Turn = { role: 'user' | 'model'; text: string };

/** The model that replied, and the tokens of its prompt and of its reply with its thoughts. */
export type ModelUsage = { model: string; inputTokens: number; outputTokens: number };

export type ReplyRequest = {
  apiKey: string;
  systemInstruction: string;
  /** What was said before, oldest first. */
  history: readonly Turn[];
  question: string;
  signal: AbortSignal;
  /** Gets what the provider counts so far; the last call is the total. */
  noteUsage: (usage: ModelUsage) => void;
};

/** Tries one model after the other, as long as they are missing; all within one total limit. */
export async function* streamReply(
  settings: GeminiSettings,
  request: ReplyRequest,
  log: Logger,
): AsyncGenerator<string> {
  const started = performance.now();
  let outcome = 'left';
  const limit = deadline(request.signal, settings.limits);
  let isOver = false;
  let free = () => {};
  try {
    const rest = settings.resting.restOf(request.apiKey);
    if (rest > 0) throw new GeminiFailure('throttled', rest);
    free = settings.slots.take(request.apiKey);
    for (const model of settings.models) {
      try {
        // The SDK ignores a signal that has been aborted before.
        limit.check();
        isOver = yield* streamFrom(model, settings, request, limit);
        outcome = 'ok';
        return;
      } catch (thrown) {
        const failure = limit.failure() ?? asFailure(thrown);
        if (failure.kind === 'throttled') settings.resting.rest(request.apiKey, failure.retryAfter);
        if (failure.kind !== 'model_missing' || model === settings.models.at(-1)) throw failure;
      }
    }
  } catch (thrown) {
    outcome = thrown instanceof GeminiFailure ? thrown.kind : 'failed';
    throw thrown;
  } finally {
    settings.observe(log, 'stream reply', outcome, performance.now() - started);
    // Also when the caller leaves its loop: the SDK would let the provider go on to the end.
    limit.end(isOver);
    free();
  }
}

/** Returns whether the provider has ended the stream, and not we. */
async function* streamFrom(
  model: string,
  { baseUrl, limits }: GeminiSettings,
  { apiKey, systemInstruction, history, question, noteUsage }: ReplyRequest,
  limit: Deadline,
): AsyncGenerator<string, boolean> {
  const { stream, response } = await new GoogleGenerativeAI(apiKey)
    .getGenerativeModel(
      // Thinking models take their thoughts out of the same allowance; a reply is far shorter.
      { model, systemInstruction, generationConfig: { temperature: 0.2, maxOutputTokens: 4096 } },
      { baseUrl },
    )
    .generateContentStream({ contents: contentsOf(history, question) }, { signal: limit.signal });
  // A second promise of the same stream: unhandled, its rejection would end the process.
  response.catch(() => {});

  let characters = 0;
  let isFinished = false;
  for await (const chunk of interruptible(stream)) {
    // The limits hold even where the abort does not end the stream.
    limit.check();
    if (chunk.usageMetadata) noteUsage(usageOf(model, chunk.usageMetadata));
    refuseFailures(chunk);
    const text = textOf(chunk);
    if (text !== '') {
      limit.sawText();
      characters += text.length;
      yield text;
    }
    // The SDK knows no backpressure, so a reply without an end would fill the memory.
    if (characters > limits.characters) return false;
    isFinished ||= chunk.candidates?.[0]?.finishReason !== undefined;
  }
  if (!isFinished) throw new GeminiFailure('interrupted');
  if (characters === 0) throw new GeminiFailure('refused');
  return true;
}

/** The provider wants the first turn to be the visitor's. */
function contentsOf(history: readonly Turn[], question: string): Content[] {
  const first = history.findIndex(({ role }) => role === 'user');
  const turns = first === -1 ? [] : history.slice(first);
  return [...turns, { role: 'user', text: question }].map(({ role, text }) => ({ role, parts: [{ text }] }));
}

/** What breaks while the stream is read says nothing but that. */
async function* interruptible<Chunk>(stream: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  try {
    yield* stream;
  } catch {
    throw new GeminiFailure('interrupted');
  }
}

/** Reasons to end that leave no reply. */
export const badEnds: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'PROHIBITED_CONTENT',
  'BLOCKLIST',
  'SPII',
  'OTHER',
]);

/**
 * Failures that come inside of a stream that looks well; the SDK passes them on as if they were
 * replies.
 */
function refuseFailures(chunk: GenerateContentResponse): void {
  if ('error' in chunk) throw new GeminiFailure('unavailable');
  if (chunk.promptFeedback?.blockReason !== undefined) throw new GeminiFailure('refused');
  const end = chunk.candidates?.[0]?.finishReason;
  if (end !== undefined && badEnds.has(end)) throw new GeminiFailure('refused');
}

export const usageOf = (
  model: string,
  { promptTokenCount = 0, totalTokenCount = 0 }: Partial<UsageMetadata>,
): ModelUsage => ({
  model,
  inputTokens: promptTokenCount,
  outputTokens: Math.max(0, totalTokenCount - promptTokenCount),
});

/** Without the model's thoughts, which the SDK's own `.text()` mixes in. */
export const textOf = (chunk: GenerateContentResponse): string =>
  (chunk.candidates?.[0]?.content?.parts ?? [])
    .map((part) => ('thought' in part && part.thought === true ? '' : (part.text ?? '')))
    .join('');

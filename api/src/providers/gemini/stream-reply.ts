import type {
  Content,
  GenerateContentRequest,
  GenerateContentResponse,
  UsageMetadata,
} from '@google/generative-ai';
import type { Logger } from '../../kernel/log.ts';
import { deadline, type Deadline } from './deadline.ts';
import { asFailure, GeminiFailure } from './failure.ts';
import type { GeminiSettings } from './settings.ts';
import { streamEvents } from './stream-events.ts';

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
  const asked: GenerateContentRequest = {
    // Thinking models take their thoughts out of the same allowance; a reply is far shorter.
    generationConfig: { temperature: 0.2, maxOutputTokens: 4096 },
    systemInstruction: { role: 'system', parts: [{ text: systemInstruction }] },
    contents: contentsOf(history, question),
  };
  const { signal } = limit;

  let characters = 0;
  let isFinished = false;
  /** The text of events that came together; a failure among them ends the reply after that text. */
  const read = (events: readonly string[]): { text: string; failure?: unknown } => {
    let text = '';
    try {
      for (const event of events) {
        const chunk = parsed(event);
        if (chunk.usageMetadata) noteUsage(usageOf(model, chunk.usageMetadata));
        refuseFailures(chunk);
        text += textOf(chunk);
        isFinished ||= chunk.candidates?.[0]?.finishReason !== undefined;
      }
      return { text };
    } catch (failure) {
      return { text, failure };
    }
  };
  for await (const events of streamEvents({ baseUrl, model, apiKey, body: JSON.stringify(asked), signal })) {
    // The limits hold even where the abort does not end the stream.
    limit.check();
    const { text, failure } = read(events);
    if (text !== '') {
      limit.sawText();
      characters += text.length;
      yield text;
    }
    if (failure !== undefined) throw failure;
    // A reply without an end would fill the memory.
    if (characters > limits.characters) return false;
  }
  if (!isFinished) throw new GeminiFailure('interrupted');
  if (characters === 0) throw new GeminiFailure('refused');
  return true;
}

/** Throws `GeminiFailure` where an event is not what the provider sends. */
function parsed(event: string): GenerateContentResponse {
  try {
    return JSON.parse(event);
  } catch {
    throw new GeminiFailure('interrupted');
  }
}

/** The provider wants the first turn to be the visitor's. */
function contentsOf(history: readonly Turn[], question: string): Content[] {
  const first = history.findIndex(({ role }) => role === 'user');
  const turns = first === -1 ? [] : history.slice(first);
  return [...turns, { role: 'user', text: question }].map(({ role, text }) => ({ role, parts: [{ text }] }));
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

/** Failures that come inside of a stream that looks well. */
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

/** Without the model's thoughts. */
export const textOf = (chunk: GenerateContentResponse): string =>
  (chunk.candidates?.[0]?.content?.parts ?? [])
    .map((part) => ('thought' in part && part.thought === true ? '' : (part.text ?? '')))
    .join('');

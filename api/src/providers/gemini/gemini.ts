import type { CallSlots } from './call-slots.ts';
import { checkKey } from './check-key.ts';
import { generateJson, type JsonReply, type JsonRequest } from './generate-json.ts';
import { refuseRedirects } from './refuse-redirects.ts';
import { restingKeys } from './resting-keys.ts';
import type { Logger } from '../../kernel/log.ts';
import type { GeminiLimits, GeminiObserver, GeminiSettings } from './settings.ts';
import { streamReply, type ReplyRequest } from './stream-reply.ts';

export type GeminiProvider = {
  /** Asks the provider, at no cost, whether it takes this key. Never throws. */
  checkKey: (apiKey: string, log: Logger) => Promise<'valid' | 'rejected' | 'unreachable'>;
  /**
   * The model's reply as its text arrives; it ends when the reply is complete. Throws
   * `GeminiFailure`, before or after some text. Leaving the loop, or aborting the signal, ends the
   * provider's work too.
   */
  streamReply: (request: ReplyRequest, log: Logger) => AsyncIterable<string>;
  /** The model's answer as JSON of a schema. Throws `GeminiFailure`. */
  generateJson: (request: JsonRequest, log: Logger) => Promise<JsonReply>;
};

export type GeminiOptions = {
  /** Google's when absent. */
  baseUrl?: string | undefined;
  model: string;
  /** Asked when the model is no longer there. */
  fallbackModel: string;
  limits?: Partial<GeminiLimits> | undefined;
  /** For all calls but those for drafts, of which the crawls of a process make three at once. */
  slots: CallSlots;
  /** Gets every call with its outcome; `log` is the caller's. */
  observe?: GeminiObserver;
};

export const defaultLimits: GeminiLimits = {
  firstByte: 8_000,
  pause: 8_000,
  total: 30_000,
  keyCheck: 8_000,
  questionEmbedding: 250,
  characters: 20_000,
};

/**
 * Gemini through Google's SDK; replies through a reader of our own, which takes less processor time
 * (see `stream-events.ts`).
 */
export function geminiProvider({
  baseUrl,
  model,
  fallbackModel,
  limits = {},
  slots,
  observe = () => {},
}: GeminiOptions): GeminiProvider {
  refuseRedirects();
  const settings: GeminiSettings = {
    baseUrl: (baseUrl ?? 'https://generativelanguage.googleapis.com').replace(/\/$/, ''),
    models: [...new Set([model, fallbackModel])],
    limits: { ...defaultLimits, ...limits },
    resting: restingKeys(),
    slots,
    observe,
  };
  return {
    checkKey: async (apiKey, log) => {
      const started = performance.now();
      const verdict = await checkKey(settings, apiKey);
      const outcome = verdict === 'unreachable' ? verdict : 'ok';
      observe(log, 'check key', outcome, performance.now() - started);
      return verdict;
    },
    streamReply: (request, log) => streamReply(settings, request, log),
    generateJson: (request, log) => generateJson(settings, request, log),
  };
}

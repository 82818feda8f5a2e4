import { GoogleGenerativeAIFetchError } from '@google/generative-ai';
import { z } from 'zod';

/**
 * - `key_rejected`: the provider does not take the key.
 * - `throttled`: the key's quota is used up; it rests.
 * - `model_missing`: none of the configured models is there.
 * - `unavailable`: the provider is down, or answered something else.
 * - `timeout`: a limit of ours ran out.
 * - `refused`: the model will not answer this, or answered nothing.
 * - `interrupted`: the stream broke off.
 * - `aborted`: we asked it to stop.
 * - `busy`: this process has as many calls open as it may; the provider was not asked.
 */
export type FailureKind =
  | 'key_rejected'
  | 'throttled'
  | 'model_missing'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'interrupted'
  | 'aborted'
  | 'busy';

/**
 * Why there is no reply. Carries nothing of the provider's text, which may quote the key or the
 * prompt.
 */
export class GeminiFailure extends Error {
  override readonly name = 'GeminiFailure';

  constructor(
    readonly kind: FailureKind,
    /** When throttled: seconds until the key may be used again. */
    readonly retryAfter = 0,
  ) {
    super(`Gemini: ${kind}`);
  }
}

/** Seconds that a throttled key rests when the provider does not say. */
const defaultRest = 30;

/**
 * What an error of the SDK means. Its own errors carry `.status`, which Koa would take for ours.
 */
export function asFailure(thrown: unknown): GeminiFailure {
  if (thrown instanceof GeminiFailure) return thrown;
  if (!(thrown instanceof GoogleGenerativeAIFetchError)) return new GeminiFailure('unavailable');
  return failureOf(thrown.status, thrown.errorDetails ?? []);
}

/** What a response of the provider means that is no success. */
export function failureOf(status: number | undefined, details: Details): GeminiFailure {
  if (status === 429) return new GeminiFailure('throttled', retryDelayOf(details) ?? defaultRest);
  if (isKeyRefused(status, details)) return new GeminiFailure('key_rejected');
  if (status === 404) return new GeminiFailure('model_missing');
  return new GeminiFailure(status === 400 ? 'refused' : 'unavailable');
}

/** The body of a refusal. */
export const Refusal = z.object({
  error: z.object({ details: z.array(z.looseObject({})).default([]) }),
});

type Details = NonNullable<GoogleGenerativeAIFetchError['errorDetails']>;

/**
 * A bad request can also be one whose content the model does not take; then the key is not to
 * blame.
 */
export const isKeyRefused = (status: number | undefined, details: Details): boolean =>
  status === 401 ||
  status === 403 ||
  (status === 400 && details.some((detail) => detail.reason === 'API_KEY_INVALID'));

/** `RetryInfo.retryDelay`, a protobuf duration such as `17.5s`, in seconds. */
function retryDelayOf(details: Details): number | undefined {
  for (const { retryDelay } of details) {
    const seconds = typeof retryDelay === 'string' ? Number.parseFloat(retryDelay) : Number.NaN;
    if (seconds > 0) return seconds;
  }
  return undefined;
}

import { isKeyRefused, Refusal } from './failure.ts';
import type { GeminiSettings } from './settings.ts';

/** Lists one model: the cheapest call that needs a key. The SDK has no name for it. */
export async function checkKey(
  { baseUrl, limits, slots }: GeminiSettings,
  apiKey: string,
): Promise<'valid' | 'rejected' | 'unreachable'> {
  // The key travels as a header, and one that cannot was never given out by the provider.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) return 'rejected';
  let free = () => {};
  try {
    free = slots.take(apiKey);
    const response = await fetch(`${baseUrl}/v1beta/models?pageSize=1`, {
      headers: { 'x-goog-api-key': apiKey },
      signal: AbortSignal.timeout(limits.keyCheck),
    });
    const answer: unknown = await response.json();
    // A key that is throttled is a key that is known.
    if (response.ok || response.status === 429) return 'valid';
    const { error } = Refusal.parse(answer);
    return isKeyRefused(response.status, error.details) ? 'rejected' : 'unreachable';
  } catch {
    return 'unreachable';
  } finally {
    free();
  }
}

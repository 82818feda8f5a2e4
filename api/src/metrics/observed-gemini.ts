import type { Logger } from '../kernel/log.ts';
import { GeminiFailure, type GeminiProvider, type ReplyRequest } from '../providers/gemini/index.ts';
import type { Observer } from './observe-provider.ts';

/**
 * The provider, with every call observed: of a reply, from the question to the end of its text. `log` is the one of whoever asks,
 * such as a request's, which names it.
 */
export const observedGemini = (gemini: GeminiProvider, observe: Observer) => ({
  checkKey: async (apiKey: string, log: Logger) => {
    const started = performance.now();
    const verdict = await gemini.checkKey(apiKey);
    observe(log, 'check key', verdict === 'unreachable' ? verdict : 'ok', performance.now() - started);
    return verdict;
  },
  async *streamReply(request: ReplyRequest, log: Logger) {
    const started = performance.now();
    let outcome = 'left';
    try {
      yield* gemini.streamReply(request);
      outcome = 'ok';
    } catch (error) {
      outcome = error instanceof GeminiFailure ? error.kind : 'failed';
      throw error;
    } finally {
      observe(log, 'stream reply', outcome, performance.now() - started);
    }
  },
});

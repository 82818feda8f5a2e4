import { GeminiFailure, type GeminiProvider } from '../providers/gemini/index.ts';
import type { Observer } from './observe-provider.ts';

/** The provider, with every call observed: of a reply, from the question to the end of its text. */
export const observedGemini = (gemini: GeminiProvider, observe: Observer): GeminiProvider => ({
  checkKey: async (apiKey) => {
    const started = performance.now();
    const verdict = await gemini.checkKey(apiKey);
    observe('check key', verdict === 'unreachable' ? verdict : 'ok', performance.now() - started);
    return verdict;
  },
  async *streamReply(request) {
    const started = performance.now();
    let outcome = 'left';
    try {
      yield* gemini.streamReply(request);
      outcome = 'ok';
    } catch (error) {
      outcome = error instanceof GeminiFailure ? error.kind : 'failed';
      throw error;
    } finally {
      observe('stream reply', outcome, performance.now() - started);
    }
  },
});

import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PublicChatbot } from '@askwell/contracts';
import { loaderBytes, renderLoader, type WidgetFiles } from '@askwell/widget';
import { etagOf } from './etag.ts';

export type Loader = { body: string; brotli: Buffer; etag: string };

/** How many chatbots' loaders are kept ready: about 10 kB each. */
const kept = 500;

/**
 * Renders the loader of a chatbot, and remembers it for as long as the chatbot looks the same. Long texts of an owner's never
 * make it heavier than `loaderBytes`: then the panel fetches them when it is wanted.
 */
export function loaderOf({ loaderTemplate, panel }: WidgetFiles, publicUrl: string) {
  const ready = new Map<string, Promise<Loader>>();

  return (chatbot: PublicChatbot): Promise<Loader> => {
    const key = JSON.stringify(chatbot);
    const known = ready.get(key) ?? render(chatbot);
    // The one used last goes to the end; the first has waited longest.
    ready.delete(key);
    ready.set(key, known);
    for (const oldest of ready.keys()) {
      if (ready.size <= kept) break;
      ready.delete(oldest);
    }
    return known;
  };

  async function render(chatbot: PublicChatbot): Promise<Loader> {
    const config = { chatbot, apiBase: publicUrl, panelUrl: `${publicUrl}/widget/${panel}` };
    const whole = await compressed(renderLoader(loaderTemplate, config));
    if (whole.brotli.length <= loaderBytes) return whole;
    return compressed(renderLoader(loaderTemplate, config, true));
  }
}

const compress = promisify(brotliCompress);

const compressed = async (body: string): Promise<Loader> => ({
  body,
  brotli: await compress(body),
  etag: etagOf(body),
});

import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PublicChatbot } from '@askwell/contracts';
import { renderLoader, type WidgetFiles } from '@askwell/widget';
import { etagOf } from './etag.ts';

export type Loader = { body: string; brotli: Buffer; etag: string };

/** How many chatbots' loaders are kept ready: about 10 kB each. */
const kept = 500;

/** Renders the loader of a chatbot, and remembers it for as long as the chatbot looks the same. */
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
    const panelUrl = `${publicUrl}/widget/${panel}`;
    const body = renderLoader(loaderTemplate, { chatbot, apiBase: publicUrl, panelUrl });
    return { body, brotli: await compress(body), etag: etagOf(body) };
  }
}

const compress = promisify(brotliCompress);

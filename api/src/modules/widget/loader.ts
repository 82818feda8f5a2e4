import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PublicChatbot } from '@askwell/contracts';
import { loaderBytes, renderLoader, showsLogo, type WidgetFiles } from '@askwell/widget';
import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.ts';

export type Loader = { body: string; brotli: Buffer; etag: string };

/** How many chatbots' loaders are cached: about 10 kB each. */
const mostCached = 500;

/**
 * Renders the loader of a chatbot, and caches it by what the chatbot shows. It never weighs more
 * than `loaderBytes`: the panel fetches an owner's long texts when a visitor opens it.
 */
export function loaderOf({ loaderTemplate, logoLoaderTemplate, panel }: WidgetFiles, publicUrl: string) {
  const cache = new LRUCache<string, Promise<Loader>>({ max: mostCached });

  return (chatbot: PublicChatbot): Promise<Loader> => {
    const key = JSON.stringify(chatbot);
    const loader = cache.get(key) ?? render(chatbot);
    cache.set(key, loader);
    return loader;
  };

  async function render(chatbot: PublicChatbot): Promise<Loader> {
    const config = { chatbot, apiBase: publicUrl, panelUrl: `${publicUrl}/widget/${panel}` };
    const template = showsLogo(chatbot) ? logoLoaderTemplate : loaderTemplate;
    const whole = await compressed(renderLoader(template, config));
    if (whole.brotli.length <= loaderBytes) return whole;
    return compressed(renderLoader(template, config, true));
  }
}

const compress = promisify(brotliCompress);

const compressed = async (body: string): Promise<Loader> => ({
  body,
  brotli: await compress(body),
  etag: etagOf(body),
});

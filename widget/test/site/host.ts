import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listen } from './api.ts';

/** A customer's website, on an origin of its own. */
export type Host = { url: string; close(): void };

const pages = new URL('../pages/', import.meta.url);

/**
 * Serves the pages of `../pages`. In a page, `{{widget}}` is the address of the loader; a first
 * line `<!-- csp: … -->` becomes its Content-Security-Policy, in which `{{api}}` is the widget's
 * origin. `?lang=de` serves an English page as one of that language.
 */
export const startHost = async (api: string, chatbotId: string): Promise<Host> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', api);
    const name = pathname.slice(1) || 'plain.html';
    const language = searchParams.get('lang') ?? 'en';
    readFile(new URL(name, pages), 'utf8').then(
      (source) => {
        const page = source
          .replaceAll('{{widget}}', `${api}/widget/${chatbotId}.js`)
          .replace('<html lang="en">', `<html lang="${language}">`);
        const policy = /^<!-- csp: ([^>]*) -->\n/.exec(page);
        const headers = policy?.[1] && { 'Content-Security-Policy': policy[1].replaceAll('{{api}}', api) };
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
        response.end(page.slice(policy?.[0].length ?? 0));
      },
      () => response.writeHead(404).end(),
    );
  });
  const url = await listen(server);
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};

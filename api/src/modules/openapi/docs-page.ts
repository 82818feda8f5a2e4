import { createHash } from 'node:crypto';
import { errorTable, type Brand } from '@askwell/contracts';
import { callSection } from './docs-call.ts';
import { introduction } from './docs-introduction.ts';
import { docsStyles } from './docs-styles.ts';
import type { OpenApiDocument } from './document.ts';
import { escape } from './escape.ts';
import { operations, tags } from './operations.ts';

/** The documentation as one page, without a script, in the look of the product. */
export function docsPage(
  { info }: OpenApiDocument,
  { brand, publicUrl }: { brand: Brand; publicUrl: string },
): { html: string; contentSecurityPolicy: string } {
  const all = operations();
  const groups = tags.map((tag) => ({ tag, calls: all.filter((call) => call.tag === tag) }));
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(info.title)}</title>
    <meta name="description" content="${escape(info.description)}">
    <style>${docsStyles}</style>
  </head>
  <body>
    <div class="page">
      <nav aria-label="Contents">
        <p class="brand"><a href="${publicUrl}/">${escape(brand.name)}</a></p>
        <a href="#start">Getting started</a>
        <a href="#errors">Errors and limits</a>
        <a href="#streaming">Streaming</a>
        <a href="#webhooks">Webhooks</a>
        <a href="/api/openapi.json">OpenAPI document</a>
        ${groups
          .map(
            ({ tag, calls }) =>
              `<strong>${tag}</strong>${calls.map(({ id }) => `<a href="#${id}">${words(id)}</a>`).join('')}`,
          )
          .join('')}
      </nav>
      <main>
        ${introduction({ brand, publicUrl, errors: Object.entries(errorTable) })}
        ${groups
          .map(
            ({ tag, calls }) =>
              `<h2>${tag}</h2>${calls.map((call) => callSection(call, words(call.id), publicUrl)).join('')}`,
          )
          .join('')}
      </main>
    </div>
  </body>
</html>
`;
  return {
    html,
    contentSecurityPolicy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(docsStyles).digest('base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** `askChatbot` → `Ask chatbot`. */
const words = (id: string): string => {
  const spaced = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

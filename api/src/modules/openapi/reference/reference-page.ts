import { errorTable, type Brand } from '@askwell/contracts';
import type { OpenApiDocument } from '../document.ts';
import { escapeHtml } from '../../../http/html-page.ts';
import { introduction } from './introduction.ts';
import { referenceFolder } from './reference-files.ts';

/**
 * The page runs and loads what our own origin serves, and may call the API. Swagger UI's icons are
 * data URLs. It writes HTML as text, which the policy of `start-script.ts` checks.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

/** The API reference: what holds for every call as plain HTML, and the calls in Swagger UI. */
export const referencePage = (
  { info }: OpenApiDocument,
  { brand, publicUrl }: { brand: Brand; publicUrl: string },
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(info.title)}</title>
    <meta name="description" content="${escapeHtml(info.description)}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${referenceFolder}/swagger-ui.css">
    <link rel="stylesheet" href="${referenceFolder}/reference.css">
    <script defer src="${referenceFolder}/swagger-ui-bundle.js"></script>
    <script defer src="${referenceFolder}/reference.js"></script>
  </head>
  <body>
    <header>
      <a href="${escapeHtml(publicUrl)}/">${escapeHtml(brand.name)}</a>
      <nav aria-label="Contents">
        <a href="#start">Getting started</a>
        <a href="#errors">Errors and limits</a>
        <a href="#streaming">Streaming</a>
        <a href="#webhooks">Webhooks</a>
        <a href="#identity">Verified visitors</a>
        <a href="#calls">Calls</a>
        <a href="/api/openapi.json">OpenAPI document</a>
      </nav>
    </header>
    <main>
      ${introduction({ brand, publicUrl, errors: Object.entries(errorTable) })}
      <h2 id="calls">Calls</h2>
      <div id="reference"><p>The list of calls needs JavaScript. Programs read the
        <a href="/api/openapi.json">OpenAPI document</a>.</p></div>
    </main>
  </body>
</html>
`;

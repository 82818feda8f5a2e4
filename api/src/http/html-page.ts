import { createHash } from 'node:crypto';

/** A small page of the API itself, which needs nothing of the front ends. */
export type HtmlPage = { status: number; html: string; contentSecurityPolicy: string };

type Parts = {
  status: number;
  title: string;
  /** The page has no other styles: its policy names their hash. */
  styles: string;
  /** HTML, with every text in it escaped. */
  body: string;
  bodyClass?: string;
  /** What the page may do besides, as directives of a Content-Security-Policy. */
  allows?: readonly string[];
};

/** A page that search engines do not list and no other page can frame. */
export function htmlPage({ status, title, styles, body, bodyClass = '', allows = [] }: Parts): HtmlPage {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <style>${styles}</style>
  </head>
  <body class="${bodyClass}">
${body}
  </body>
</html>
`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
      "font-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      ...allows,
    ].join('; '),
  };
}

/** Text for an element or a quoted attribute: what people wrote never becomes markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

import type { RenderedPage } from './render-process.ts';

/**
 * A prerendered page as the document holds it: its HTML, and the rules that stand for its style
 * attributes.
 */
export type PrerenderedPage = { content: 'page' | 'frame'; html: string; rules: string };

/**
 * A Content-Security-Policy without `unsafe-inline` forbids style attributes in a document. They
 * become data, with one rule for each in a style element that has the nonce; as it takes over, the
 * shell makes attributes of them again.
 */
export function asDocumentHtml({ content, html }: RenderedPage): PrerenderedPage {
  const styles = new Set<string>();
  const withoutStyles = html.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    styles.add(style);
    return `${before} data-style="${style}"`;
  });
  const rules = [...styles]
    .map((style) => {
      const text = style
        .replace(/&quot;/g, '"')
        .replace(/&#x27;/g, "'")
        .replace(/&amp;/g, '&');
      return `[data-style=${JSON.stringify(text)}]{${text}}`;
    })
    .join('');
  return { content: content === 'page' ? 'page' : 'frame', html: withoutStyles, rules };
}

import { Parser } from 'htmlparser2';
import { cleanLines } from '../text/clean-text.ts';

/** What one pass over the HTML finds, before a DOM is built of it. */
export type HtmlScan = {
  elements: number;
  depth: number;
  /** The text of all elements but scripts and menus, a line for each block. */
  text: string;
  title: string;
  language: string | null;
};

const ignored = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'header',
  'footer',
  'select',
  'textarea',
  'title',
]);
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Counts the elements of a page and collects its text, in time linear to its length. */
export const scanHtml = (html: string): HtmlScan => {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  let ignoring = 0;
  let isTitle = false;
  let title = '';
  let language: string | null = null;
  const parts: string[] = [];

  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements += 1;
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (ignored.has(name)) ignoring += 1;
      if (name === 'title' && title === '') isTitle = true;
      if (name === 'html' || name === 'body') language ??= attributes['lang'] ?? null;
      if (!inline.has(name)) parts.push('\n');
    },
    ontext: (text) => {
      if (isTitle) title += text;
      else if (ignoring === 0) parts.push(text.replace(/\s+/g, ' '));
    },
    onclosetag: (name) => {
      depth -= 1;
      if (ignored.has(name)) ignoring -= 1;
      if (name === 'title') isTitle = false;
      if (!inline.has(name)) parts.push('\n');
    },
  });
  parser.end(html);
  return { elements, depth: deepest, text: cleanLines(parts.join('')), title, language };
};

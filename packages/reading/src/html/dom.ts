import { parseHTML } from 'linkedom';

/**
 * Parses a page. linkedom leaves the body of a fragment empty, so that everything is put into a
 * whole document first.
 */
export const parsePage = (html: string): Document => parseHTML(wholeDocument(html)).document;

function wholeDocument(html: string): string {
  if (/<body[\s>]/i.test(html)) return /<html[\s>]/i.test(html) ? html : `<html>${html}</html>`;
  const head = /^[\s\S]{0,100000}?<\/head\s*>/i.exec(html)?.[0];
  if (head !== undefined)
    return `${/<html[\s>]/i.test(head) ? '' : '<html>'}${head}<body>${html.slice(head.length)}`;
  const start = /^[\s\S]{0,10000}?<html(?:\s[^>]*)?>/i.exec(html)?.[0] ?? '<html>';
  return `${start}<head></head><body>${html.startsWith(start) ? html.slice(start.length) : html}`;
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3;

export const tagOf = (element: Element): string => element.localName.toLowerCase();

/** The elements that match, also where the selector is one that the parser does not know. */
export const all = (root: Document | Element, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

export const attribute = (element: Element | null, name: string): string | null => {
  const value = element?.getAttribute(name)?.trim() ?? '';
  return value === '' ? null : value;
};

/** The classes and the id of an element, for rules about how themes name their parts. */
export const namesOf = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase();

/** The length of an element's text without white space. */
export const textLength = (element: Element): number =>
  (element.textContent ?? '').replace(/\s+/g, '').length;

/** An http or https address without a fragment; null for any other. */
export const resolveAddress = (address: string | null, base: string): string | null => {
  if (address === null || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
};

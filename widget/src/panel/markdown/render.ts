import { element } from '../view/dom/element.ts';
import { parseBlocks, type Block } from './blocks.ts';
import type { Inline } from './inline.ts';

/**
 * Shows Markdown in an element, as nodes made one by one. Blocks that have not changed since the
 * last time stay as they are, so that a reply can grow without disturbing a selection.
 */
export const renderMarkdown = (into: HTMLElement, text: string): void => {
  const blocks = parseBlocks(text);
  const shown = shownBlocks.get(into) ?? [];
  blocks.forEach((block, index) => {
    if (isSame(shown[index], block)) return;
    const node = blockNode(block);
    const old = into.children[index];
    if (old) old.replaceWith(node);
    else into.append(node);
  });
  while (into.children.length > blocks.length) into.lastElementChild?.remove();
  shownBlocks.set(into, blocks);
};

const shownBlocks = new WeakMap<HTMLElement, Block[]>();

/** Not by their JSON: old libraries give lists a `toJSON` of their own. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isTree(one) &&
    isTree(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([key, value]) => isSame(value, Reflect.get(other, key))));

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const blockNode = (block: Block): HTMLElement => {
  switch (block.kind) {
    case 'paragraph':
      return element('p', {}, ...inlineNodes(block.children));
    case 'heading':
      return element('p', { class: 'heading' }, ...inlineNodes(block.children));
    case 'code':
      return element('pre', { tabindex: '0', dir: 'ltr' }, element('code', {}, block.text));
    case 'quote':
      return element('blockquote', {}, ...block.children.map(blockNode));
    case 'rule':
      return element('hr');
    case 'table':
      return tableNode(block.rows);
    case 'list': {
      const items = block.items.map((item) => element('li', {}, ...item.map(blockNode)));
      return block.isOrdered
        ? element('ol', { start: String(block.start) }, ...items)
        : element('ul', {}, ...items);
    }
  }
};

const tableNode = ([head = [], ...body]: Inline[][][]): HTMLElement => {
  const cells = (name: 'th' | 'td', row: Inline[][]) =>
    element('tr', {}, ...row.map((cell) => element(name, {}, ...inlineNodes(cell))));
  const table = element('table', {}, cells('th', head), ...body.map((row) => cells('td', row)));
  return element('div', { class: 'wide', tabindex: '0' }, table);
};

const inlineNodes = (pieces: Inline[]): (Node | string)[] => pieces.map(inlineNode);

const inlineNode = (piece: Inline): Node | string => {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'break':
      return element('br');
    case 'code':
      return element('code', {}, piece.text);
    case 'link':
      return linkNode(piece.href, inlineNodes(piece.children));
    default:
      return element(piece.kind, {}, ...inlineNodes(piece.children));
  }
};

/**
 * Links into the same site stay in the tab, where the conversation goes on; others get their own.
 */
export const linkNode = (href: string, children: (Node | string)[]): HTMLElement => {
  const link = element('a', { href, rel: 'noopener noreferrer nofollow' }, ...children);
  if (link.origin !== location.origin) link.target = '_blank';
  return link;
};

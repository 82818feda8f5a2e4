import { isProbablyReaderable, Readability } from '@mozilla/readability';
import type { SourceBlock, SourcePair } from '../source-document.ts';
import { blockWriter } from '../blocks/block-writer.ts';
import { all, textLength } from './dom.ts';
import { writeBlocks } from './write-blocks.ts';

type MainText = { blocks: readonly SourceBlock[]; pairs: readonly SourcePair[]; isCut: boolean };

/**
 * The main text of a page: of the element that its author marks as such, else what Readability
 * takes for the article. Readability fails for shops, landing pages and accordions, which keep all
 * text outside of menus and page parts. The page is changed and cannot be used afterwards.
 */
export const mainTextOf = (page: Document): MainText => {
  const landmark = landmarkOf(page);
  const root = landmark ?? page.body;
  const writer = blockWriter();
  const title = page.querySelector('h1');
  if (title && !root.contains(title)) writeBlocks(title, writer);
  writeBlocks(root, writer);
  const whole = writer.result();
  if (landmark !== null || !isProbablyReaderable(page)) return whole;
  const article = new Readability(page, { serializer: (node) => node, disableJSONLD: true }).parse();
  const text = squeeze(article?.textContent ?? '');
  const everything = squeeze(whole.blocks.map((block) => block.text).join(''));
  return text.length < everything.length * leastShare
    ? whole
    : { ...whole, blocks: blocksWithin(whole, text) };
};

/** With less of the page's text than this, Readability has taken a part for the whole. */
const leastShare = 0.4;

const landmarks = ['main, [role="main"]', 'article', '#main, #content'];

/** The innermost landmark that holds most of the page's text; null if the page has none. */
function landmarkOf(page: Document): Element | null {
  const total = textLength(page.body);
  const found = landmarks.flatMap((selector) => {
    const [first, ...others] = all(page, selector).filter((element) => textLength(element) > 0);
    return first && others.length === 0 ? [first] : [];
  });
  const [outer] = found.filter((element) => textLength(element) >= total * 0.4);
  if (outer === undefined) return null;
  const length = textLength(outer);
  return (
    found.find(
      (element) => element !== outer && outer.contains(element) && textLength(element) >= length * 0.7,
    ) ?? outer
  );
}

const squeeze = (text: string): string => text.replace(/[\s|]+/g, '');

/** The blocks whose text is in the article, with the headings above them and all answers. */
function blocksWithin({ blocks, pairs }: MainText, article: string): SourceBlock[] {
  const answers = new Set(pairs.map(({ blockId }) => blockId));
  const isWithin = blocks.map(
    (block) => answers.has(block.id) || squeezedParts(block).every((part) => article.includes(part)),
  );
  return blocks.filter((block, index) => {
    if (isWithin[index]) return true;
    if (block.kind !== 'heading') return false;
    // A heading stays with the text under it.
    const next = blocks.findIndex((other, place) => place > index && !other.headings.includes(block.text));
    const end = next === -1 ? blocks.length : next;
    return isWithin.slice(index + 1, end).some(Boolean);
  });
}

const squeezedParts = ({ text, table }: SourceBlock): string[] =>
  (table ? [...table.header, ...table.rows.flat()] : text.split('\n')).map(squeeze);

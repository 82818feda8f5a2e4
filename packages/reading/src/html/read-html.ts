import { readingLimits } from '../reading-limits.ts';
import { plainDocument } from '../plain-document.ts';
import type { ReadOutcome, SiteFact, SourceBlock } from '../source-document.ts';
import { businessFactsOf } from '../structured/business-facts.ts';
import { faqPairsOf } from '../structured/faq-pairs.ts';
import { jsonLdOf } from '../structured/json-ld.ts';
import { productPairsOf } from '../structured/product-pairs.ts';
import { contactMarkupOf, visibleFactsOf } from '../structured/visible-facts.ts';
import { languageOf } from '../text/detect-language.ts';
import { cleanLine } from '../text/clean-text.ts';
import { countWords } from '../text/words.ts';
import { blockWriter } from '../blocks/block-writer.ts';
import { isElement, parsePage } from './dom.ts';
import { mainTextOf } from './main-text.ts';
import { headOf } from './page-head.ts';
import { pagePartsOf, removeNoise, removePageParts } from './remove-noise.ts';
import { scanHtml, type HtmlScan } from './scan-html.ts';
import { wallOf } from './walls.ts';
import { writeBlocks } from './write-blocks.ts';

export type PageAddress = {
  /** The address of the page after redirects. */
  url: string;
  /** The status of the answer. */
  status?: number;
};

/**
 * Reads the main text of a web page. Takes seconds for a page at the limits: call it in a worker
 * with a time limit.
 */
export const readHtml = (html: string, { url, status = 200 }: PageAddress): ReadOutcome => {
  if (html.length > readingLimits.htmlCharacters) return { outcome: 'too_large' };
  const scan = scanHtml(html);
  if (scan.depth > readingLimits.depth || scan.elements > readingLimits.elements) return readFlat(scan);

  const page = parsePage(html);
  const wall = wallOf(page, status);
  if (wall !== null) return { outcome: wall };
  const { declaredLanguage, ...head } = headOf(page, url);
  const metadata = jsonLdOf(page);
  removeNoise(page);

  const siteBlocks = siteBlocksOf(page);
  const markup = contactMarkupOf(page);
  removePageParts(page);
  const { blocks, pairs, isCut } = mainTextOf(page);
  if (blocks.length === 0 && siteBlocks.length === 0) {
    return { outcome: 'empty', ...(head.refresh !== null && { refresh: head.refresh }) };
  }

  const text = blocks.map((block) => block.text).join('\n');
  const language = languageOf(text, declaredLanguage);
  const shown = [...blocks, ...siteBlocks];
  return {
    outcome: 'read',
    document: {
      ...head,
      language,
      blocks,
      siteBlocks,
      words: countWords(text),
      isCut,
      facts: firstOfEachKind([
        ...businessFactsOf(metadata, shown, language),
        ...visibleFactsOf(markup, blocks),
        ...visibleFactsOf(markup, siteBlocks),
      ]),
      pairs: [...faqPairsOf(metadata, blocks), ...productPairsOf(metadata, blocks, language), ...pairs],
    },
  };
};

function siteBlocksOf(page: Document): readonly SourceBlock[] {
  const writer = blockWriter('s');
  for (const part of pagePartsOf(page)) {
    const text = part.cloneNode(true);
    if (isElement(text)) {
      for (const menu of text.querySelectorAll('nav, [role="navigation"]')) menu.remove();
      writeBlocks(text, writer);
    }
  }
  return writer.result().blocks;
}

/** What only the metadata says counts where the page shows no fact of the kind. */
function firstOfEachKind(facts: readonly SiteFact[]): SiteFact[] {
  const best = new Map<SiteFact['kind'], SiteFact>();
  for (const fact of facts) {
    const other = best.get(fact.kind);
    if (other === undefined || (other.quote === null && fact.quote !== null)) best.set(fact.kind, fact);
  }
  return [...best.values()];
}

/** A page with too many elements for a DOM: its lines, without headings and links. */
function readFlat({ text, title, language }: HtmlScan): ReadOutcome {
  const writer = blockWriter();
  for (const line of text.split('\n')) writer.paragraph(line);
  const { blocks, isCut } = writer.result();
  if (blocks.length === 0) return { outcome: 'empty' };
  return {
    outcome: 'read',
    document: { ...plainDocument(blocks, isCut, language), title: cleanLine(title) },
  };
}

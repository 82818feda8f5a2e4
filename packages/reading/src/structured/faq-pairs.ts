import { parsePage } from '../html/dom.ts';
import { spacedText } from '../html/spaced-text.ts';
import { scanHtml } from '../html/scan-html.ts';
import type { SourceBlock, SourcePair } from '../source-document.ts';
import { cleanLine } from '../text/clean-text.ts';
import { findQuote, findText } from './find-quote.ts';
import { nodesOf, textOf, typesOf, type Metadata } from './json-ld.ts';

/** The questions and answers of FAQPage and QAPage nodes, and where the page shows them. */
export const faqPairsOf = (nodes: readonly Metadata[], blocks: readonly SourceBlock[]): SourcePair[] =>
  nodes.filter(isQuestion).flatMap((node) => {
    const question = cleanMarkup(textOf(node, 'name') ?? textOf(node, 'text') ?? '');
    const [accepted] = [...nodesOf(node, 'acceptedAnswer'), ...nodesOf(node, 'suggestedAnswer')];
    const answer = cleanMarkup((accepted && (textOf(accepted, 'text') ?? textOf(accepted, 'name'))) ?? '');
    if (question === '' || answer === '') return [];
    const visible = findQuote(blocks, [question]) && findText(blocks, answer);
    return [{ from: 'structured_data', question, wordings: [], answer, blockId: visible?.blockId ?? null }];
  });

const isQuestion = (node: Metadata): boolean => typesOf(node).includes('Question');

/** Entities are not decoded in a script; an answer may be HTML. */
export const cleanMarkup = (text: string): string => {
  if (!/[<&]/.test(text)) return cleanLine(text);
  const { elements, depth } = scanHtml(text);
  if (elements > 500 || depth > 50) return '';
  const page = parsePage(`<body>${text}</body>`);
  const decoded = spacedText(page.body, (element) => /^(script|style|template)$/.test(element.localName));
  return /<\w+[^>]*>/.test(decoded) ? spacedText(parsePage(`<body>${decoded}</body>`).body) : decoded;
};

import { limits } from '@askwell/contracts';
import { draftLimits } from '../reading-limits.ts';
import type { SourceDraft } from '../source-draft.ts';
import type { SourceBlock, SourceDocument, SourcePair } from '../source-document.ts';
import { leadingSentences } from '../structured/find-quote.ts';
import { foldText, literalQuote } from '../text/fold-text.ts';
import { sentencesIn } from '../text/words.ts';
import { isQuestion, questionText } from './question-text.ts';
import { templatesIn } from './templates.ts';

/**
 * The drafts that a document yields by its structure alone, the most reliable first: what its
 * metadata pairs, accordions, definitions, headings that are questions, tables, and the facts of
 * the site. `withSiteFacts` adds those of header, footer and metadata: for the home page, since
 * every page repeats them.
 */
export const draftsWithoutModel = (
  document: SourceDocument,
  { withSiteFacts = true }: { withSiteFacts?: boolean } = {},
): SourceDraft[] => {
  const drafts = [
    ...document.pairs
      .filter(({ from }) => from === 'structured_data')
      .flatMap((pair) => fromPair(pair, document)),
    ...factDrafts(document, withSiteFacts),
    ...document.pairs
      .filter(({ from }) => from !== 'structured_data')
      .flatMap((pair) => fromPair(pair, document)),
    ...headingDrafts(document),
    ...tableDrafts(document),
  ];
  return distinct(drafts.filter(isWithinLimits));
};

/** An answer of a table that the owner wrote may be as short or as long as an FAQ's. */
const isWithinLimits = ({ question, answer, from }: SourceDraft): boolean => {
  if (question === '' || answer === '') return false;
  if (from === 'table') return question.length <= faq.question && answer.length <= faq.answer;
  return (
    question.length <= draftLimits.question &&
    answer.length >= draftLimits.answer.minimum &&
    answer.length <= draftLimits.answer.maximum
  );
};

const { knowledgeBase: faq } = limits;

/** The same question, or the same answer from the same block, is drafted once. */
function distinct(drafts: readonly SourceDraft[]): SourceDraft[] {
  const seen = new Set<string>();
  return drafts.filter(({ question, answer, blockId }) => {
    const keys = [keyOf(question), `${blockId ?? ''} ${keyOf(answer)}`];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

const keyOf = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

function fromPair(pair: SourcePair, { blocks }: SourceDocument): SourceDraft[] {
  const block = blocks.find(({ id }) => id === pair.blockId);
  const question = questionText(pair.question);
  const base = { question, wordings: pair.wordings, answer: pair.answer, from: pair.from };
  if (block === undefined) {
    return pair.from === 'structured_data'
      ? [{ ...base, quote: leadingSentences(pair.answer), blockId: null, isMetadata: true }]
      : [];
  }
  const quote = pair.quote ?? quoteIn(block, pair.answer);
  return quote === null ? [] : [{ ...base, quote, blockId: block.id, isMetadata: false }];
}

/** The words of a block with which an answer begins. */
function quoteIn(block: SourceBlock, answer: string): string | null {
  return (
    literalQuote(block.text, leadingSentences(answer)) ??
    literalQuote(block.text, sentencesIn(answer)[0] ?? '') ??
    (leadingSentences(block.text) || null)
  );
}

function factDrafts({ facts, language, blocks }: SourceDocument, withSiteFacts: boolean): SourceDraft[] {
  const templates = templatesIn(language);
  const own = new Set(blocks.map(({ id }) => id));
  const stated = facts.filter(({ blockId }) => withSiteFacts || (blockId !== null && own.has(blockId)));
  return stated.map(({ kind, text, quote, blockId }) => ({
    question: templates[kind].question,
    wordings: templates[kind].wordings,
    answer: templates[kind].answer(text),
    quote: quote ?? leadingSentences(text),
    blockId,
    from: 'structured_data',
    isMetadata: quote === null,
  }));
}

/** A heading that is a question, with the blocks up to the next heading of its level. */
function headingDrafts({ blocks, pairs }: SourceDocument): SourceDraft[] {
  const answered = new Set(pairs.map(({ blockId }) => blockId));
  return blocks.flatMap((heading, index) => {
    if (heading.kind !== 'heading' || !isQuestion(heading.text)) return [];
    const under = blocksUnder(blocks, index);
    const [first] = under;
    if (first === undefined || answered.has(first.id)) return [];
    return [
      {
        question: questionText(heading.text),
        wordings: [],
        answer: under.map(({ text }) => text).join('\n'),
        quote: leadingSentences(first.text),
        blockId: first.id,
        from: 'heading',
        isMetadata: false,
      },
    ];
  });
}

/** The blocks up to the next heading of the level, the next question or the next bold line. */
function blocksUnder(blocks: readonly SourceBlock[], index: number): readonly SourceBlock[] {
  const level = blocks[index]?.level ?? 6;
  const after = blocks.slice(index + 1);
  const end = after.findIndex(
    ({ kind, level: other = 6, text }) =>
      kind === 'heading' && (other <= level || other === 6 || isQuestion(text)),
  );
  const section = end === -1 ? after : after.slice(0, end);
  // A section with headings of its own is a chapter, not an answer.
  return section.some(({ kind }) => kind === 'heading') ? [] : section;
}

/** A table of more rows is a list of products. */
const mostRows = 20;

/** A table under a heading answers what the heading names. */
function tableDrafts({ blocks, pairs, facts }: SourceDocument): SourceDraft[] {
  const answered = new Set([...pairs, ...facts].map(({ blockId }) => blockId));
  return blocks.flatMap((block) => {
    const heading = block.headings.at(-1);
    const table = block.table;
    if (!table || heading === undefined || table.rows.length > mostRows || answered.has(block.id)) return [];
    if (isQuestion(heading)) return [];
    const answer = table.rows.map((cells) => rowText(table.header, cells)).join('\n');
    const [line = ''] = block.text.split('\n');
    return [
      {
        question: questionText(heading),
        wordings: [],
        answer,
        quote: (block.text.length <= draftLimits.quote.maximum ? block.text : line).slice(
          0,
          draftLimits.quote.maximum,
        ),
        blockId: block.id,
        from: 'table',
        isMetadata: false,
      },
    ];
  });
}

/** `Germany: Price €4.90, Delivery 2 days`. */
function rowText(header: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const values = cells.flatMap((cell, index) => {
    if (cell === '') return [];
    const label = header[index + 1];
    return [label && cells.length > 1 ? `${label} ${cell}` : cell];
  });
  return name === '' ? values.join(', ') : `${name}: ${values.join(', ')}`;
}

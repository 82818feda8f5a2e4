import type { SourceBlock, SourceDocument } from '../source-document.ts';
import type { SourceDraft } from '../source-draft.ts';
import { leadingSentences } from '../structured/find-quote.ts';
import { sentencesIn } from '../text/words.ts';
import { templatesIn } from './templates.ts';

/** A question that a page answers, with the words of the page that support the answer. */
export type AnswerOfPage = { question: string; answer: string; quote: string };

const mostAnswers = 3;
/** In characters. */
const longestAnswer = 360;
const shortestText = 40;
const longestTopic = 80;

/**
 * Up to three questions that a page answers: the questions that it asks itself, then the facts that
 * it states, then what is written under its headings. The answers are words of the page.
 */
export function previewAnswers(
  document: Pick<SourceDocument, 'blocks' | 'language' | 'brand' | 'title'>,
  drafts: readonly SourceDraft[],
): AnswerOfPage[] {
  const visible = drafts.filter(({ isMetadata }) => !isMetadata);
  const isFact = ({ from }: SourceDraft) => from === 'structured_data';
  const drafted = [...visible.filter((draft) => !isFact(draft)), ...visible.filter(isFact)];
  const answered = new Set(drafted.slice(0, mostAnswers).map(({ blockId }) => blockId));
  return [
    ...drafted.map(({ question, answer, quote }) => ({ question, answer: shortened(answer), quote })),
    ...sectionAnswers(document, answered),
  ].slice(0, mostAnswers);
}

/** A question about each heading that has enough text under it. */
function sectionAnswers(
  { blocks, language, brand, title }: Pick<SourceDocument, 'blocks' | 'language' | 'brand' | 'title'>,
  answered: ReadonlySet<string | null>,
): AnswerOfPage[] {
  const { about } = templatesIn(language);
  const topics = new Set<string>();
  return blocks.flatMap((block) => {
    if (!isText(block) || answered.has(block.id)) return [];
    const topic = block.headings.at(-1) ?? brand.name ?? title;
    if (topic === '' || topic.length > longestTopic || topics.has(topic)) return [];
    topics.add(topic);
    return [{ question: about(topic), answer: shortened(block.text), quote: leadingSentences(block.text) }];
  });
}

const isText = ({ kind, text }: SourceBlock): boolean => kind === 'paragraph' && text.length >= shortestText;

/** The first sentences of a text. */
function shortened(text: string): string {
  if (text.length <= longestAnswer) return text;
  let end = 0;
  for (const sentence of sentencesIn(text)) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next > longestAnswer) break;
    end = next;
  }
  return end === 0 ? `${text.slice(0, longestAnswer - 1).trimEnd()}…` : text.slice(0, end).trim();
}

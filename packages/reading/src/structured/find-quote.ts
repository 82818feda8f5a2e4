import { draftLimits } from '../reading-limits.ts';
import type { SourceBlock } from '../source-document.ts';
import { foldText, literalQuote } from '../text/fold-text.ts';
import { sentencesIn } from '../text/words.ts';

export type Quote = { quote: string; blockId: string };

/** The line of the blocks, or else the whole block, that holds all texts; null if none does. */
export const findQuote = (blocks: readonly SourceBlock[], texts: readonly string[]): Quote | null => {
  const wanted = texts.map((text) => foldText(text).toLowerCase()).filter(Boolean);
  if (wanted.length === 0) return null;
  return findWhere(blocks, (text) => {
    const folded = foldText(text).toLowerCase();
    return wanted.every((part) => folded.includes(part));
  });
};

/** The line, sentence or block of which a condition holds, within the limits of a quote. */
export const findWhere = (blocks: readonly SourceBlock[], holds: (text: string) => boolean): Quote | null => {
  const fits = (text: string) => text.length <= draftLimits.quote.maximum && holds(text);
  for (const { id, text } of blocks) {
    if (!holds(text)) continue;
    const quote = [...text.split('\n'), ...sentencesIn(text), text].find(fits);
    if (quote !== undefined) return { quote, blockId: id };
  }
  return null;
};

/** Where a whole text stands in the blocks, however it is divided; null if a part is missing. */
export const findText = (blocks: readonly SourceBlock[], text: string): Quote | null => {
  const sentences = sentencesIn(text);
  const page = letters(blocks.map((block) => block.text).join(''));
  if (sentences.length === 0 || !sentences.every((sentence) => page.includes(letters(sentence)))) return null;
  const start = leadingSentences(text);
  for (const block of blocks) {
    const quote = literalQuote(block.text, start) ?? literalQuote(block.text, sentences[0] ?? '');
    if (quote !== null) return { quote, blockId: block.id };
  }
  return null;
};

/** The first sentences of a text that make a quote within the limits. */
export const leadingSentences = (text: string): string => {
  const { minimum, maximum } = draftLimits.quote;
  const [line = ''] = text.split('\n');
  let end = 0;
  for (const sentence of sentencesIn(line)) {
    const next = line.indexOf(sentence, end) + sentence.length;
    if (next > maximum) break;
    end = next;
    if (end >= minimum * 3) break;
  }
  return (end === 0 ? line.slice(0, maximum) : line.slice(0, end)).trim();
};

const letters = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const cjk =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The words of a text in lower case; scripts without spaces are divided as well. */
export const wordsIn = (text: string): string[] => {
  const words: string[] = [];
  for (const part of text.toLowerCase().split(/\s+/)) {
    if (!cjk.test(part)) words.push(...(part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []));
    else {
      for (const { segment, isWordLike } of segmenter.segment(part)) {
        if (isWordLike) words.push(segment);
      }
    }
  }
  return words;
};

export const countWords = (text: string): number => wordsIn(text).length;

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a text, without the white space around them. A line ends a sentence. */
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [...sentenceSegmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');

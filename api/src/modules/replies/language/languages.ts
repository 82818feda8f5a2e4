import { visitorLanguages, type VisitorLanguage } from '@askwell/contracts';

export const languages = visitorLanguages;
export type Language = VisitorLanguage;

/**
 * The language of a visitor's messages, the latest first: by script, else by common words, else the
 * first one of `Accept-Language` that we have texts in, else English.
 */
export function languageOf(texts: readonly string[], acceptLanguage = ''): Language {
  for (const text of texts) {
    const language = byScript(text) ?? byWords(text);
    if (language) return language;
  }
  for (const [, wanted] of acceptLanguage.toLowerCase().matchAll(/(?:^|,)\s*([a-z]{2,3})/g)) {
    const language = languages.find((known) => known === wanted);
    if (language) return language;
  }
  return 'en';
}

const byScript = (text: string): Language | undefined =>
  languages.find((language) => {
    const mark = marks[language];
    return mark instanceof RegExp && mark.test(text);
  });

/** The language with the most common words in the text; none in a tie. */
function byWords(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = languages
    .map((language) => ({ language, count: countOf(words, marks[language]) }))
    .toSorted((one, other) => other.count - one.count);
  return first && first.count > (second?.count ?? 0) ? first.language : undefined;
}

type Mark = RegExp | ReadonlySet<string>;

const countOf = (words: readonly string[], mark: Mark): number =>
  mark instanceof RegExp ? 0 : words.filter((word) => mark.has(word)).length;

const common = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * What each language is known by: its script, or its common words where several share the script.
 */
const marks: Record<Language, Mark> = {
  en: common(
    'the is are do does you your can how what when where which why my i have it and of to for with please',
  ),
  es: common(
    'el los las es son está puedo puede cómo cuándo cuánto dónde qué quién por para con una mi su tiene hay y del',
  ),
  fr: common(
    'le les est sont vous votre puis peut comment quand combien où quel quelle je mon ma avec pour une des et du au',
  ),
  de: common(
    'der die das ist sind sie ihr kann können wie wann was wo warum ich mein meine mit für eine und nicht haben',
  ),
  pt: common(
    'o os é são você posso pode quando quanto onde qual meu minha com para uma não tem há e do da em vocês',
  ),
  hi: /\p{Script=Devanagari}{2}/u,
  ar: /\p{Script=Arabic}{2}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Lower case without accents and punctuation, words one space apart. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

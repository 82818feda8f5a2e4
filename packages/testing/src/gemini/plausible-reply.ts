import { translatedScript, type Scripted } from './foreign-scripts.ts';
import { translated } from './foreign-words.ts';

/** From this share of the question's words on, a passage is about it. */
const enoughOverlap = 0.34;
/** From this confidence of the search on, its nearest passage is the one; see `rankingIn`. */
const sureConfidence = 0.8;
/** From this confidence on, if the passage also shares at least `someOverlap` of the words. */
const likelyConfidence = 0.3;
const someOverlap = 0.2;
/** A passage that shares this much more of the words is the better one. */
const clearly = 0.2;

/**
 * What a sensible model would reply to a question, given its system instruction: the text of the
 * passage that answers it, else that it does not know. This simulates a model by words:
 * - It believes the search's ranking in the instruction where that is sure, unless another passage
 *   shares clearly more of the question's words.
 * - Otherwise it takes the passage that shares most of the question's words. German, Spanish,
 *   French, Hindi, Japanese and Arabic ones are translated by tables of common words; the reply
 *   stays in the passage's language unless `translate` has that text.
 *
 * Passages are the instruction's lines `[1] {"question": …, "answer": …}` or `[1] {"text": …}`. A
 * reply that knows nothing, and one to small talk, start with the marks that the instruction asks
 * for in double square brackets; one that knows cites its passage if the instruction or the
 * question asks to cite, in the brackets of the instruction.
 */
export function plausibleReply(
  instruction: string,
  question: string,
  translate: Translate = () => undefined,
): string {
  const { language, words } = understood(question);
  if (words.every(([word]) => word !== undefined && greetings.has(word))) {
    return `${markIn(instruction, 'small_talk')}Hello! What can I do for you?`;
  }
  const best = answering(instruction, words);
  if (best !== undefined) {
    const answer = translate(best.question, language) ?? best.answer;
    if (!/\bcite\b/i.test(`${instruction} ${question}`)) return answer;
    const number = `[${best.number}]`;
    return `${answer} ${instruction.includes('[[1]]') ? `[${number}]` : number}`;
  }
  return `${markIn(instruction, 'no_answer')}${unknown[language]}`;
}

type Language = ReturnType<typeof translated>['language'] | Scripted;

/** The answer to an FAQ in another language; undefined where there is none. */
export type Translate = (faqQuestion: string, language: Language) => string | undefined;

const unknown: Record<Language, string> = {
  en: "I'm sorry, I don't have that information. Is there anything else I can help with?",
  de: 'Das weiß ich leider nicht. Kann ich sonst noch etwas für Sie tun?',
  es: 'Lo siento, no tengo esa información. ¿Puedo ayudarle en algo más?',
  hi: 'माफ़ कीजिए, मुझे यह जानकारी नहीं है। क्या मैं और कुछ मदद कर सकता हूँ?',
  ja: '申し訳ありませんが、その情報はありません。ほかにお手伝いできることはありますか？',
  ar: 'عذرًا، ليست لدي هذه المعلومة. هل يمكنني مساعدتك في شيء آخر؟',
  fr: "Désolé, je n'ai pas cette information. Puis-je vous aider pour autre chose ?",
};

/** The words of a question, each with its translations or synonyms. */
function understood(question: string): { language: Language; words: string[][] } {
  const foreign = translatedScript(question) ?? translated(lettersIn(question));
  if (foreign.language === 'en') {
    const words = wordsOf(question).map((word) => [word, ...(synonyms.get(word) ?? [])]);
    return { language: 'en', words };
  }
  return { ...foreign, words: foreign.words.map((all) => all.flatMap(wordsOf)) };
}

function answering(instruction: string, asked: string[][]): Passage | undefined {
  const passages = passagesOf(instruction).map((passage) => ({
    ...passage,
    score: overlap(asked, passage),
  }));
  const ranking = rankingIn(instruction);
  const nearest = passages.find(({ number }) => number === ranking?.number);
  const [best] = passages.toSorted((one, other) => other.score - one.score);
  const isBeaten = best !== undefined && best.score > (nearest?.score ?? 0) + clearly;
  if (ranking && nearest && !isBeaten) {
    if (ranking.confidence >= sureConfidence) return nearest;
    if (ranking.confidence >= likelyConfidence && nearest.score >= someOverlap) return nearest;
  }
  return best !== undefined && best.score >= enoughOverlap ? best : undefined;
}

/** The first passage of the search's ranking: `… nearest …: [[4]] (90 %), [[2]] (31 %).` */
function rankingIn(instruction: string): { number: number; confidence: number } | undefined {
  const [, number, percent] = /^By a search.*?: \[\[(\d+)\]\] \((\d+) %\)/m.exec(instruction) ?? [];
  return number === undefined ? undefined : { number: Number(number), confidence: Number(percent) / 100 };
}

const markIn = (instruction: string, name: string): string =>
  instruction.includes(`[[${name}]]`) ? `[[${name}]] ` : '';

/** Cut as a model streams it: a few words at a time. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*(?:\S+\s*){0,2}/g) ?? [];

type Passage = {
  number: number;
  question: string;
  answer: string;
  /** The words of each. */
  inQuestion: ReadonlySet<string>;
  inAnswer: ReadonlySet<string>;
};

const passagesOf = (instruction: string): Passage[] =>
  [...instruction.matchAll(/^\[(\d+)\] (\{.*\})$/gm)].map(([, number, json = '{}']) => ({
    number: Number(number),
    ...passageOf(json),
  }));

/**
 * Passages by their JSON. A chatbot's prompts repeat them, and to read a hundred takes 0.5 ms, for
 * which a message to the product would wait in a bench.
 */
const knownPassages = new Map<string, Omit<Passage, 'number'>>();
const mostPassages = 10_000;

function passageOf(json: string): Omit<Passage, 'number'> {
  const known = knownPassages.get(json);
  if (known) return known;
  const parsed: unknown = JSON.parse(json);
  const texts = new Map(Object.entries(Object(parsed)).map(([key, text]) => [key, String(text)]));
  const [about = '', text = ''] = [texts.get('about'), texts.get('text')];
  const question = texts.get('question') ?? `${about} ${text}`;
  const answer = texts.get('answer') ?? text;
  const read = {
    question,
    answer,
    inQuestion: new Set(wordsOf(question)),
    inAnswer: new Set(wordsOf(answer)),
  };
  if (knownPassages.size >= mostPassages) knownPassages.clear();
  knownPassages.set(json, read);
  return read;
}

/**
 * The share of the asked words that the passage contains, each in any of its translations: those in
 * its question count fully, those in its answer a third.
 */
function overlap(asked: string[][], { inQuestion, inAnswer }: Passage): number {
  const found = asked.map((words) => {
    if (words.some((word) => inQuestion.has(word))) return 1;
    return words.some((word) => inAnswer.has(word)) ? 1 / 3 : 0;
  });
  return found.reduce<number>((sum, share) => sum + share, 0) / asked.length;
}

/** What customers of a shop call things, stemmed like all words. */
const synonyms = new Map([
  ['locat', ['find', 'addres']],
  ['voucher', ['gift', 'card']],
  ['human', ['person']],
  ['arriv', ['parcel']],
  ['order', ['parcel']],
  ['stop', ['cancel']],
  ['box', ['subscription']],
]);

const greetings = new Set(['hi', 'hello', 'hey', 'thank', 'morning', 'evening']);
const commonWords = new Set(
  `a an and any are at be can could do does for from good has have how i if in is it its me much my of not on or our please
   sell some tell that the there they this to u us was we what when where which who will with would you your`.split(
    /\s+/,
  ),
);

const lettersIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without the words that say little, unless there are no others. */
function wordsOf(text: string): string[] {
  const all = lettersIn(text);
  const telling = all.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length > 3 ? word.replace(/(?:ing|ed|es|s)$/, '') : word,
  );
}

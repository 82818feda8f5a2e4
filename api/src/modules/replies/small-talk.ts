import { languageOf, languages, type Language } from './languages.ts';
import { phrases } from './phrases.ts';

type Kind = 'greeting' | 'thanks' | 'farewell' | 'noted';

/** The last of these that a message holds is what it is answered to: 'hello and thank you' is thanks. */
const kinds: readonly Kind[] = ['greeting', 'noted', 'thanks', 'farewell'];

/** What people say who ask for nothing, without capitals, accents and punctuation; `any` is nobody's own. */
const table: Record<Kind, Partial<Record<Language | 'any', string>>> = {
  greeting: {
    en: 'hi, hello, hey, hiya, good morning, good afternoon, good evening, good day, greetings',
    es: 'hola, buenos dias, buenas tardes, buenas noches, buenas',
    fr: 'bonjour, bonsoir, salut, coucou',
    de: 'hallo, guten tag, guten morgen, guten abend, servus, moin, gruss gott',
    pt: 'ola, oi, bom dia, boa tarde, boa noite',
    hi: 'नमस्ते, नमस्कार, हैलो, हाय, namaste, namaskar',
    ar: 'مرحبا, اهلا, السلام عليكم, صباح الخير, مساء الخير, اهلا وسهلا',
    ja: 'こんにちは, こんばんは, おはよう, おはようございます, もしもし',
    any: '👋',
  },
  thanks: {
    en: 'thanks, thank you, thx, ty, many thanks, thanks a lot, thank you very much, thank you so much, cheers, much appreciated, that helped, that helps, very helpful',
    es: 'gracias, muchas gracias, mil gracias',
    fr: 'merci, merci beaucoup, merci bien',
    de: 'danke, danke schon, vielen dank, danke sehr, dankeschon, besten dank, herzlichen dank',
    pt: 'obrigado, obrigada, muito obrigado, muito obrigada, valeu',
    hi: 'धन्यवाद, शुक्रिया, बहुत धन्यवाद, बहुत बहुत धन्यवाद, dhanyavaad, shukriya',
    ar: 'شكرا, شكرا لك, شكرا جزيلا, مشكور',
    ja: 'ありがとう, ありがとうございます, ありがとうございました, どうも, どうもありがとう, どうもありがとうございます, 助かりました',
    any: '🙏, ❤, ❤️',
  },
  farewell: {
    en: 'bye, goodbye, bye bye, see you, see you later, have a nice day, have a good day, good night, take care',
    es: 'adios, hasta luego, hasta pronto, chao',
    fr: 'au revoir, bonne journee, bonne soiree, a bientot',
    de: 'tschuss, auf wiedersehen, bis bald, schonen tag, schonen tag noch, ciao',
    pt: 'tchau, ate logo, adeus, ate mais',
    hi: 'अलविदा, फिर मिलेंगे, बाय',
    ar: 'مع السلامة, وداعا, الى اللقاء',
    ja: 'さようなら, じゃあね, またね, 失礼します',
  },
  noted: {
    en: 'great, perfect, awesome, nice, cool, super, got it, i see, understood, all right, alright, sounds good, good to know, wonderful, lovely, excellent',
    es: 'vale, perfecto, genial, entendido, muy bien, de acuerdo',
    fr: 'parfait, super, d accord, compris, tres bien, genial',
    de: 'alles klar, super, perfekt, verstanden, prima, gut, passt',
    pt: 'perfeito, entendi, otimo, beleza, certo, legal',
    hi: 'ठीक है, अच्छा, समझ गया, बढ़िया',
    ar: 'حسنا, تمام, ممتاز, فهمت',
    ja: 'わかりました, なるほど, 了解, 了解です, 承知しました',
    any: 'ok, okay, 👍, 👌, 😊, 🙂',
  },
};

/** Words that go along with any of them: 'hello there', 'thanks everybody'. */
const along = new Set('there and all everyone everybody team again so very much y et und e'.split(' '));

/** No longer text is small talk: the cost of a look at it is bounded. */
const longest = 80;

type Asked = {
  text: string;
  /** The chatbot may be called by its name. */
  name: string;
  /** What the chatbot said last, if anything. */
  lastReply: string | undefined;
  acceptLanguage: string;
};

/**
 * The reply to a text that is nothing but a greeting, thanks, a farewell or a nod; null for any other. A nod to a question of
 * the chatbot's is an answer, and no small talk.
 */
export function smallTalkReply({ text, name, lastReply = '', acceptLanguage }: Asked): string | null {
  if (text.length > longest) return null;
  const found = phrasesIn(plain(text), new Set(plain(name)));
  const kind = kinds.findLast((each) => found?.some((phrase) => phrase.kind === each));
  if (!found || !kind || (kind === 'noted' && /[?？؟]/.test(lastReply))) return null;
  return phrases[languageFor(found, kind, [text, lastReply], acceptLanguage)][kind];
}

type Known = { kind: Kind; languages: Language[] };

/** The phrases that make up a text; null when it holds anything else. */
function phrasesIn(words: readonly string[], named: ReadonlySet<string>): Known[] | null {
  const found: Known[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = [5, 4, 3, 2, 1].filter((length) => at + length <= words.length);
    const length = lengths.find((count) => known.has(words.slice(at, at + count).join(' ')));
    const phrase = length === undefined ? undefined : known.get(words.slice(at, at + length).join(' '));
    const word = words[at] ?? '';
    if (phrase) found.push(phrase);
    else if (!along.has(word) && !named.has(word)) return null;
    at += length ?? 1;
  }
  return found.length > 0 ? found : null;
}

const plain = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640]|\u{fe0f}|\p{Emoji_Modifier}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];

const known = new Map<string, Known>();
for (const kind of kinds) {
  for (const language of [...languages, 'any'] as const) {
    for (const phrase of table[kind][language]?.split(', ') ?? []) {
      const words = plain(phrase).join(' ');
      const entry = known.get(words) ?? { kind, languages: [] };
      if (language !== 'any') entry.languages.push(language);
      known.set(words, entry);
    }
  }
}

/** The language of the phrase, where it belongs to one; else what was said before tells. */
function languageFor(found: readonly Known[], kind: Kind, texts: readonly string[], acceptLanguage: string) {
  const own = found.findLast((phrase) => phrase.kind === kind)?.languages ?? [];
  const [only] = own;
  if (only && own.length === 1) return only;
  const spoken = languageOf(texts, acceptLanguage);
  return only === undefined || own.includes(spoken) ? spoken : only;
}

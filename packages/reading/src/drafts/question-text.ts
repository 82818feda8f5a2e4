/**
 * Words that begin a question in the languages of the visitors and their neighbors. A heading that
 * begins with one is a question even without a question mark.
 */
const questionWords = new Set(
  [
    'how what when where which who why whose can could do does did is are will would should may must',
    'wie was wann wo welche welcher welches welchem welchen wer warum weshalb wieso woher wohin womit kann können könnt darf ist sind gibt habt haben hat muss müssen',
    'comment quel quelle quels quelles quand où qui pourquoi combien que puis-je peut-on est-ce faut-il',
    'cómo qué cuándo dónde cuál cuáles quién por cuánto cuánta cuántos puedo puede hay tienen',
    'como que quando onde qual quais quem porque quanto quanta posso pode há tem vocês',
    'come cosa quando dove quale quali chi perché quanto posso',
    'hoe wat wanneer waar welke wie waarom kan kunnen',
  ].flatMap((words) => words.split(' ')),
);

const hindi = /^(क्या|कैसे|कब|कहाँ|कहां|कौन|क्यों|कितना|कितने|कितनी)(\s|$)/u;
const arabic = /^(ما|ماذا|متى|أين|كيف|هل|من|لماذا|كم|أي)\s/u;
const japanese = /(ですか|ますか|でしょうか|ませんか|何ですか|教えてください|したい|とは)[。？?]?$/u;

/** Whether a heading asks something: it ends in a question mark or begins with a question word. */
export const isQuestion = (text: string): boolean => {
  if (text.length > 200) return false;
  if (/[?？؟]["'”»)]*$/u.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,:]+/);
  if (words.length < 3) return hindi.test(text) || japanese.test(text);
  const [first = ''] = words;
  // 'How it works' and 'What we do' are titles, not what a visitor asks.
  const isTitle = /^(what|how|why|who|where) (we|it|our|this|to)\b/i.test(text) || /[.!:]$/.test(text);
  return (
    !isTitle && (questionWords.has(first) || hindi.test(text) || arabic.test(text) || japanese.test(text))
  );
};

/** The text without what numbers or marks it: '3. ', 'Q: ', 'Frage 2:'. */
export const questionText = (text: string): string =>
  text
    .replace(
      /^\s*(?:(?:q|question|frage|pregunta|pergunta|質問|問)\s*\d*\s*[.:)：]|\d{1,3}\s*[.:)]|[•▸►+–-])\s*/iu,
      '',
    )
    .replace(/\s*[+▾▼⌄›>]\s*$/u, '')
    .trim();

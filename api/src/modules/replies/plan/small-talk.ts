import { languageOf, languages, type Language } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';

type Kind = 'greeting' | 'thanks' | 'farewell' | 'noted';

/** Phrases of a kind, apart by commas; those of `any` belong to no language. */
type Phrases = Record<Language, string> & { any?: string };

/**
 * Phrases without capitals, accents and punctuation. A language without phrases is a compile
 * error.
 */
const smallTalkPhrases: Record<Kind, Phrases> = {
  greeting: {
    en: 'hi, hello, hey, hiya, good morning, good afternoon, good evening, good day, greetings',
    es: 'hola, buenos dias, buen dia, buenas tardes, buenas noches, buenas',
    fr: 'bonjour, bonsoir, salut, coucou',
    de: 'hallo, guten tag, guten morgen, guten abend, servus, moin, gruss gott',
    pt: 'ola, oi, bom dia, boa tarde, boa noite',
    hi: 'नमस्ते, नमस्कार, हैलो, हाय, namaste, namaskar',
    ar: 'مرحبا, اهلا, السلام عليكم, صباح الخير, مساء الخير, اهلا وسهلا',
    ja: 'こんにちは, こんばんは, おはよう, おはようございます, もしもし',
    any: '👋',
  },
  thanks: {
    en: 'thanks, thank you, thank u, thank ya, thankyou, thanx, thx, thnx, tnx, ty, tysm, many thanks, thanks a lot, thanks a bunch, that sorted it, that solved it, cheers, much appreciated, appreciated, i appreciate, we appreciate, appreciate it, appreciate your, that helped, that helps, that answers my question, that answered my question, this helped, this helps, that was helpful, this was helpful, very helpful, so helpful, really helpful, super helpful, you have been helpful, you ve been helpful, you were helpful, i am grateful, i m grateful, so grateful, very grateful, bless you, god bless you, you rock, you are the best, you re the best, you are a lifesaver, you re a lifesaver',
    es: 'gracias, muchas gracias, mil gracias, muchisimas gracias, gracias por todo, lo agradezco, le agradezco, te agradezco, os lo agradezco, se agradece, agradecido, agradecida, muy amable, que amable, me ayudo mucho, me ha ayudado mucho, me has ayudado mucho, me ha servido, me sirvio, de gran ayuda, fue de ayuda, muy util',
    fr: 'merci, mercis, merci beaucoup, merci bien, merci pour tout, je vous remercie, je te remercie, je vous en remercie, nous vous remercions, c est tres gentil, c est gentil, c est tres aimable, ca m aide, ca m a aide, cela m aide, vous m avez aide, tu m as aide, vous m avez bien aide, tu m as bien aide, tres utile, mes remerciements',
    de: 'danke, dankeschon, danke schon, vielen dank, danke sehr, besten dank, herzlichen dank, lieben dank, schonen dank, tausend dank, ich danke, wir danken, bedanke mich, ich bedanke mich, hat mir geholfen, hat geholfen, hilft mir weiter, hat mir sehr geholfen, hat sehr geholfen, sehr hilfreich, war hilfreich, sehr nett, sehr freundlich, das ist lieb, merci',
    pt: 'obrigado, obrigada, muito obrigado, muito obrigada, brigado, brigada, obg, obrigadao, valeu, vlw, agradeco, agradecemos, agradecido, agradecida, grato, grata, ajudou, ajudou muito, muito gentil, muito util, foi de grande ajuda',
    hi: 'धन्यवाद, शुक्रिया, आभार, आभारी, मेहरबानी, थैंक यू, थैंक्यू, थैंक्स, थैंकयू, dhanyavaad, dhanyavad, dhanyawad, shukriya, shukria',
    ar: 'شكرا, وشكرا, مشكور, مشكورة, مشكورين, متشكر, متشكرة, اشكرك, اشكركم, نشكركم, الف شكر, كل الشكر, جزيل الشكر, جزاك الله خيرا, جزاك الله خير, جزاكم الله خيرا, ممتن, ممتنة, ممنون, ممنونك, تسلم, تسلمي, تسلمون, يسلمو, يعطيك العافية, يعطيكم العافية',
    ja: 'ありがとう, ありがとうございます, ありがとうございました, ありがと, あざっす, あざす, どうも, 助かりました, 助かります, 助かった, 感謝します, 感謝いたします, 感謝しています, サンキュー, 恐れ入ります, お世話になりました',
    any: '🙏, ❤, ❤️',
  },
  farewell: {
    en: 'bye, byebye, good bye, goodbye, see you, see ya, cya, see u, laters, talk to you later, talk to you soon, talk to you tomorrow, talk later, talk soon, speak to you later, speak to you soon, speak soon, ttyl, catch you later, until next time, till next time, until tomorrow, have a nice day, have a nice one, have a good one, good night, goodnight, night night, take care, farewell, cheerio, have a, have an, have a great day, have a good day, have a lovely day, have a wonderful day, have a great evening, have a nice evening, have a good evening, have a great weekend, have a nice weekend, have a good weekend, have a great one, enjoy your day, enjoy your evening, enjoy your weekend, i have to go, i ve got to go, i got to go, i gotta go, gotta go, got to go, i m off, that s all, that is all, that was all, that will be all, that ll be all',
    es: 'adios, adiosito, hasta luego, hasta pronto, hasta manana, hasta la vista, hasta la proxima, hasta otra, hasta entonces, hasta siempre, nos vemos, nos hablamos, hablamos luego, chao, chau, chaito, bye, cuidate, cuidese, cuidaos, que tenga, que tengas, que tengan, que tengais, que descanse, que descanses, que pase, que pases, que vaya bien, que os vaya bien, que les vaya bien, que le vaya bien, que te vaya bien, feliz dia, feliz tarde, feliz noche, buen fin de semana, me despido, me voy, eso es todo, eso era todo, saludos, un saludo',
    fr: 'au revoir, bonne journee, bonne soiree, bonne nuit, bonne fin de journee, bonne fin de soiree, bonne apres midi, bon apres midi, bon week end, bon weekend, bonne semaine, bonne continuation, a bientot, a tres bientot, a plus, a plus tard, a tout a l heure, a tout de suite, a demain, a lundi, a la prochaine, a une prochaine fois, adieu, prenez soin de vous, prends soin de toi, portez vous bien, je vous laisse, je dois y aller, c est tout, ce sera tout, cordialement',
    de: 'tschuss, tschuess, tschussi, tschau, ciao, ade, bye, auf wiedersehen, wiedersehen, auf wiederschauen, auf wiederhoren, bis bald, bis dann, bis spater, bis morgen, bis demnachst, bis gleich, bis dahin, bis die tage, bis nachste woche, bis nachstes mal, bis zum nachsten mal, man sieht sich, wir sehen uns, schonen tag, schonen abend, schonen nachmittag, schonen feierabend, schones wochenende, schone woche, guten abend noch, guten tag noch, gute nacht, mach s gut, machs gut, macht s gut, machen sie s gut, alles gute, ich muss los, das war s, das war alles, das ist alles, mehr nicht',
    pt: 'tchau, tchauzinho, xau, adeus, ate logo, ate mais, ate breve, ate amanha, ate ja, ate depois, ate a proxima, ate a vista, ate outra hora, nos vemos, a gente se ve, a gente se fala, nos falamos, falou, se cuida, cuide se, passe bem, passar bem, tenha um, tenha uma, tenham um, tenham uma, bom fim de semana, boa semana, bom descanso, um abraco, abraco, abracos, e so isso, era so isso, isso e tudo, bye',
    hi: 'अलविदा, बाय, टाटा, फिर मिलेंगे, फिर मिलते हैं, जल्द मिलेंगे, कल मिलेंगे, बाद में मिलते हैं, बाद में मिलेंगे, मिलते हैं, फिर बात करेंगे, फिर बात होगी, फिर बात करते हैं, बाद में बात करेंगे, बाद में बात करते हैं, कल बात करेंगे, शुभ दिन, शुभ रात्रि, शुभ संध्या, दिन शुभ हो, दिन शुभ रहे, दिन अच्छा हो, दिन अच्छा रहे, ख्याल रखना, ख्याल रखिए, ध्यान रखना, ध्यान रखिए, खुदा हाफिज, चलता हूँ, चलती हूँ, alvida, tata, phir milenge, phir milte hain',
    ar: 'مع السلامة, وداعا, الوداع, الى اللقاء, اراك لاحقا, اراكم لاحقا, اراك قريبا, اراكم قريبا, اراك غدا, نراكم قريبا, القاك لاحقا, نلتقي قريبا, نلتقي لاحقا, في امان الله, في رعاية الله, في حفظ الله, استودعكم الله, استودعك الله, باي, يومك سعيد, يوما سعيدا, يوم سعيد, نهارك سعيد, طاب يومك, طاب مساؤك, مساؤك سعيد, ليلة سعيدة, تصبح على خير, تصبحون على خير, دمت بخير, دمتم بخير, اتمنى لك يوما سعيدا, اتمنى لكم يوما سعيدا, هذا كل شيء',
    ja: 'さようなら, さよなら, じゃあね, じゃね, じゃあまた, またね, では、また, それでは、また, またな, また今度, また明日, また来週, またあとで, また後で, また後ほど, また来ます, また連絡します, ではまた, それではまた, それでは, 失礼します, 失礼いたします, 失礼しました, バイバイ, ばいばい, おやすみ, おやすみなさい, お元気で, ごきげんよう, 良い一日を, よい一日を, 良い週末を, よい週末を, お疲れ様でした, お疲れさまでした, 以上です',
  },
  noted: {
    en: 'great, perfect, awesome, nice, cool, super, got it, i see, understood, all right, alright, sounds good, good to know, wonderful, lovely, excellent',
    es: 'vale, perfecto, genial, entendido, muy bien, de acuerdo',
    fr: 'parfait, super, d accord, compris, tres bien, genial',
    de: 'alles klar, super, perfekt, verstanden, prima, gut, passt',
    pt: 'perfeito, entendi, otimo, beleza, certo, legal',
    hi: 'ठीक है, अच्छा, समझ गया, बढ़िया',
    ar: 'حسنا, تمام, ممتاز, فهمت',
    ja: 'わかりました, 分かりました, なるほど, 了解, 了解です, 了解しました, 承知しました',
    any: 'ok, okay, 👍, 👌, 😊, 🙂',
  },
};

/** Words that may accompany any phrase: 'hello there', 'thanks everybody'. */
const accompanying =
  'allez bon eh bien pues bueno entao there and all everyone everybody team again so very much y et und e ja na dann naja well then oh alles';

/**
 * Words that may stand around thanks or a goodbye: what the thanks are for, and what is wished.
 * They say nothing alone, so that 'thanks and what does it cost' remains a question.
 */
const surrounding: Record<'thanks' | 'farewell', Phrases> = {
  thanks: {
    en: 'for, your, you, the, a, an, helping, help, me, us, assisting, assistance, quick, fast, prompt, swift, speedy, kind, great, good, lovely, amazing, excellent, detailed, clear, useful, response, reply, answer, answers, answering, replying, responding, explaining, explanation, info, information, informations, time, support, patience, advice, tip, tips, in advance, everything, everyone, this, that, it, was, is, s, lot, lots, bunch, million, ton, kindly, i, we, really, truly, guys, mate, friend, buddy, dear, sir, madam, bot, helped, helps, anyway, already, from, my heart, of, to, have, has, been, ve, very, are, were, re, nice',
    es: 'por, la, el, los, las, tu, su, vuestra, vuestro, sus, tus, ayuda, ayudarme, ayudar, respuesta, respuestas, responder, rapida, rapido, informacion, atencion, tiempo, apoyo, paciencia, explicacion, aclaracion, todo, tan, muy, mucho, muchas, de antemano, por adelantado, amable, amabilidad, buena, excelente, clara, claro, bien, a, todos, todas, equipo, ti, usted, ustedes, vosotros, eso, esto, es, lo, le, te, os, se, me, ha, sido, de, verdad, corazon, nuevamente, otra vez, infinitas, bot, amigo, amiga, adelantadas, ok',
    fr: 'pour, votre, ton, vos, tes, ces, ses, ta, la, le, les, l, un, une, grand, mille, cette, ce, aide, reponse, reponses, rapide, rapidite, information, informations, infos, info, renseignement, renseignements, temps, soutien, explication, explications, conseil, conseils, patience, gentillesse, clarte, precision, precisions, c est, tres, gentil, gentille, clair, claire, sympa, aimable, bien, beaucoup, d avance, infiniment, encore, a, vous, toi, toute, tous, equipe, de, m avoir, aide, repondu, m aider, ca, cela, vraiment, enormement, ok, du fond du coeur, coeur',
    de: 'fur, die, das, den, der, vielen, lieben, tausend, grossen, ihre, deine, eure, ihr, dein, euer, hilfe, antwort, antworten, auskunft, info, infos, information, informationen, schnelle, schnell, rasche, rasch, prompte, zeit, muhe, unterstutzung, beratung, erklarung, geduld, tipp, tipps, sehr, ganz, so, viel, vielmals, nochmals, nochmal, noch einmal, im voraus, schon mal, an, alle, ihnen, dir, euch, hat, mir, geholfen, hilft, weiter, war, ist, nett, freundlich, lieb, von, super, toll, klasse, ich, wir, bot, lieber, liebes, wirklich, herzlich, ok',
    pt: 'pela, pelo, pelas, por, a, o, os, as, ajuda, ajudar, resposta, respostas, responder, rapida, rapido, informacao, informacoes, atencao, tempo, apoio, paciencia, explicacao, tudo, muito, muita, mesmo, demais, bastante, sua, seu, suas, seus, voce, voces, de coracao, coracao, de, gentileza, carinho, mais uma vez, novamente, desde ja, me, isso, foi, gentil, ok, equipe, amigo, amiga, eu',
    hi: 'बहुत, आपका, आपकी, आपके, आपको, तुम्हारा, का, की, के, लिए, को, मदद, सहायता, जवाब, उत्तर, जानकारी, समय, इस, इतनी, इतना, जी, दिल से, सब, कुछ, सभी, हूँ, हूं, मैं, ठीक है, ठीक, है, अच्छा, भाई, दोस्त, सर, मैडम, करने, देने, जल्दी, तुरंत, एक बार फिर, bahut, aapka, aapki, ji, bhai, madad, ke, liye, ki',
    ar: 'على, المساعدة, مساعدتك, مساعدتكم, لمساعدتك, لمساعدتكم, مساعدتي, المعلومات, المعلومة, الرد, ردك, ردكم, السريع, سريع, الاجابة, اجابتك, اجابتكم, وقتك, وقتكم, الشرح, شرحك, الدعم, دعمك, كل, شيء, جدا, كثيرا, جزيلا, لك, لكم, لكي, من, القلب, كل قلبي, جميعا, يا, اخي, اختي, استاذ, صديقي, حقا, مرة, اخرى, لطفك, لطفكم, تعاونك, تعاونكم, اهتمامك, اهتمامكم, انا, لكل, هذا, هذه, ذلك, و, مقدما',
    ja: '本当に, ほんとに, ほんとうに, とても, 大変, たいへん, 誠に, まことに, どうも, ご, お, 回答, 返信, 返事, 返答, 対応, 案内, 説明, 協力, 親切, 丁寧, 早速, 迅速, 素早い, 早い, すばやい, いろいろ, 色々, わざわざ, 教えて, 答えて, 手伝って, 助けて, くれて, くださって, 下さって, いただき, 頂き, いただいて, 頂いて, して, の, を, で, に, な, と, ね, よ, さん, みなさん, 皆さん, はい, では, じゃあ, それでは, すごく, とっても, おかげで, まで',
  },
  farewell: {
    en: 'for now, now, later, soon, tomorrow, tonight, around, next time, next week, then, a, an, the, have, had, great, good, nice, lovely, wonderful, pleasant, beautiful, fantastic, day, evening, night, weekend, week, afternoon, morning, rest, of, your, you, too, enjoy, i, we, ll, will, wish, bot, guys, friend, mate, for today, everybody, back, be, for',
    es: 'un, una, el, la, muy, buen, buena, buenas, buenos, bonito, bonita, lindo, linda, excelente, feliz, estupendo, dia, dias, tarde, tardes, noche, noches, fin, de, semana, jornada, resto, del, luego, pronto, manana, entonces, pues, bueno, a, todos, todas, les, le, te, os, deseo, usted, tambien, igualmente, amigo, amiga, por ahora, por hoy',
    fr: 'une, un, la, le, belle, bonne, bon, excellente, tres, agreable, journee, soiree, semaine, apres midi, week end, weekend, fin, reste, de, du, passez, passe, je, vous, te, souhaite, souhaitons, a, tous, toutes, et, alors, bien, mademoiselle, madame, monsieur, egalement, aussi, demain, pour aujourd hui',
    de: 'einen, eine, ein, noch, dann, schonen, schone, schones, tag, abend, nachmittag, wochenende, woche, feierabend, ihnen, dir, euch, ich, wunsche, wunsch, auch, allen, alle, zusammen, erst mal, erstmal, fur, heute, also, na, und, einem, guten, liebe, lieber, grusse, morgen, mal',
    pt: 'um, uma, o, a, e, otimo, otima, bom, boa, excelente, lindo, linda, maravilhoso, feliz, dia, tarde, noite, semana, fim, de, final, descanso, resto, do, entao, todos, todas, para, voce, voces, tambem, igualmente, logo, mais, breve, por, agora, hoje, proxima, por enquanto, amigo, amiga, eu, desejo, te',
    hi: 'आपका, आपको, अपना, चलिए, चलो, चलें, ठीक, है, तो, जी, अब, अच्छा, ओके, कल, बाद, में, फिर, से, हम, सब, को, सबको, दोस्त, भाई, जल्दी, ही, और, chalo, ji',
    ar: 'قريبا, لاحقا, غدا, ان شاء الله, لك, لكم, انا, جميعا, الان, و, يا, صديقي, اخي, يلا, حسنا, مرة, اخرى, سعيد, سعيدا',
    ja: 'それでは, では, じゃあ, じゃ, それじゃあ, そろそろ, お先に, また, ね, 今日は, これで, 明日, お, 皆さん, みなさん, いったん, 一旦',
  },
};

/** In a message with several, the last of these counts: 'hello and thank you' is thanks. */
const kinds: readonly Kind[] = ['greeting', 'noted', 'thanks', 'farewell'];

/** Longer messages are not small talk; this bounds the cost of parsing them. */
const longest = 80;

type Asked = {
  text: string;
  /** The chatbot may be called by its name. */
  name: string;
  /** The chatbot's latest reply. */
  lastReply: string | undefined;
  acceptLanguage: string;
};

/**
 * The reply to a message that is only a greeting, thanks, a goodbye or an acknowledgement; null for
 * every other. An acknowledgement of the chatbot's own question is an answer, not small talk.
 */
export function smallTalkReply({ text, name, lastReply = '', acceptLanguage }: Asked): string | null {
  if (text.length > longest) return null;
  const found = phrasesIn(plain(text), new Set(plain(name)), isQuestion(text));
  const kind = kinds.findLast((each) => found?.some((phrase) => phrase.kind === each));
  if (!found || !kind || (kind === 'noted' && isQuestion(lastReply))) return null;
  return phrases[languageFor(found, kind, [text, lastReply], acceptLanguage)][kind];
}

const isQuestion = (text: string): boolean => /[?？؟]/.test(text);

type Known = { kind: Kind; languages: Language[] };

/**
 * The phrases that a message consists of; null when it contains anything else. Around thanks and a
 * goodbye, words may stand that say nothing alone, except in a question.
 */
function phrasesIn(words: readonly string[], named: ReadonlySet<string>, isAsked: boolean): Known[] | null {
  const found: Known[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = lengthsFrom(longestPhrase, words.length - at);
    const length = lengths.find((count) => known.has(words.slice(at, at + count).join(' '))) ?? 0;
    const phrase = known.get(words.slice(at, at + length).join(' '));
    const other = phrase
      ? 0
      : (lengths.find((count) => isSurrounding(words.slice(at, at + count).join(' '))) ?? 1);
    if (phrase) found.push(phrase);
    else others.push(words.slice(at, at + other).join(' '));
    at += length + other;
  }
  const kindsFound = new Set(isAsked ? [] : found.map(({ kind }) => kind));
  const isSmallTalk = others.every(
    (other) =>
      along.has(other) ||
      named.has(other) ||
      (kindsFound.has('thanks') && around.thanks.has(other)) ||
      (kindsFound.has('farewell') && around.farewell.has(other)),
  );
  return isSmallTalk && found.length > 0 ? found : null;
}

const lengthsFrom = (longest: number, most: number): number[] =>
  Array.from({ length: Math.min(longest, most) }, (_, place) => Math.min(longest, most) - place);

/** Lower case without accents; Japanese, which puts no spaces, is cut into the phrases below. */
const plain = (text: string): string[] => wordsIn(text).flatMap(japanesePhrases);

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640]|\u{fe0f}|\p{Emoji_Modifier}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];

const listed = (list: string): string[] =>
  list
    .split(', ')
    .map((phrase) => wordsIn(phrase).join(' '))
    .filter((phrase) => phrase !== '');

const along = new Set(accompanying.split(' '));
const around = {
  thanks: new Set(Object.values(surrounding.thanks).flatMap(listed)),
  farewell: new Set(Object.values(surrounding.farewell).flatMap(listed)),
};
const isSurrounding = (phrase: string): boolean => Object.values(around).some((all) => all.has(phrase));

const known = new Map<string, Known>();
for (const kind of kinds) {
  for (const language of [...languages, 'any'] as const) {
    for (const phrase of listed(smallTalkPhrases[kind][language] ?? '')) {
      const entry = known.get(phrase) ?? { kind, languages: [] };
      if (language !== 'any') entry.languages.push(language);
      known.set(phrase, entry);
    }
  }
}
const longestPhrase = 6;

const japanese = [
  ...kinds.map((kind) => smallTalkPhrases[kind].ja),
  surrounding.thanks.ja,
  surrounding.farewell.ja,
]
  .flatMap(listed)
  .toSorted((one, other) => other.length - one.length);

/** The word itself if it does not consist of Japanese phrases alone. */
function japanesePhrases(word: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < word.length;) {
    const phrase = japanese.find((each) => word.startsWith(each, at));
    if (phrase === undefined) return [word];
    found.push(phrase);
    at += phrase.length;
  }
  return found;
}
/** The language of the phrase if it has only one; else that of the conversation. */
function languageFor(found: readonly Known[], kind: Kind, texts: readonly string[], acceptLanguage: string) {
  const own = found.findLast((phrase) => phrase.kind === kind)?.languages ?? [];
  const [only] = own;
  if (only && own.length === 1) return only;
  const detected = languageOf(texts, acceptLanguage);
  return only === undefined || own.includes(detected) ? detected : only;
}

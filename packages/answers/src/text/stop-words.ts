import * as lists from 'stopword';

/**
 * Stop words say nothing of the matter. Question words are among them: that two questions begin
 * with 'how can I' is no sign that they ask the same. The lists of the package `stopword` are made
 * for articles; these are the words that people add when they ask something.
 */
const inQuestions = {
  en: `
    awesome bye cool fine goodbye great haha lol lovely nice perfect super wow a about after again
    all also am an and any anybody anyone anything are as ask at be because been being but by can
    cannot could d did do does doing done dont either else ever every for from get getting give go
    going gonna good got gotta had has have having hello help her here hers hey hi him his how i id
    if ill im in into is it its ive just kindly know let lets like ll may me might mine much must my
    need no not now of off ok okay on one or other our ours out over own perhaps please possible re
    really s say see shall she should so some somebody someone something still such sure t tell than
    thank thanks that thats the their theirs them then there these they thing things this those to
    too u up ur us use used using ve very want wanna was way we were what whats when where wheres
    which while who whom whose why will wish with without wont would yes yet you your yours youre he`,
  es: `
    al algo algun alguna como con cual cuales cuando cuanto cuantos de del donde el ella en es esta
    este esto eso hay hola la las lo los me mi mis no nos para pero por puede puedo que quien se si
    sin son su sus te tengo tiene tienen tu un una uno unos usted y ya`,
  fr: `
    au aux avec bonjour ce ces cette comment combien dans de des du elle en est et etes il ils je la
    le les leur lui ma mais mes mon ne nos notre nous on ou par pas peut peux pour pouvez puis quand
    que quel quelle quelles quels qui quoi sa ses son sont sur ta te tes ton tu un une vos votre
    vous`,
  de: `
    aber als am an auch auf aus bei bin bitte da das dass dem den der des die dir du ein eine einem
    einen einer es euch euer fur gibt habe haben hallo hat ich ihr ihre im in ist ja kann kannst
    kein keine konnen man mein meine mich mir mit nach nicht noch oder sich sie sind uber um und uns
    unser unsere von vor wann warum was welche welcher welches wenn wer werden wie wir wird wo zu
    zum zur`,
  pt: `
    ao aos as com como da das de do dos e ela ele em eu essa esse esta este ha isso mais mas meu
    minha na nao nas no nos o oi ola onde os ou para pela pelo por posso qual quais quando quanto
    quem que sao se sem seu sua tem tenho tua um uma voce voces`,
  it: `
    anche c che chi ci ciao come con cosa cui da dal dalla dei del della di dove e era gli ha hai ho
    i il in io la le lei lo loro lui ma mi mio ne nel nella no noi non o per perche piu posso puo
    qual quale quali quando quanto questa questo si sono su sua suo tra tu un una uno vi voi`,
  nl: `
    aan alles bij dan dat de deze die dit een en er had heb hebben heeft het hij hoe ik in is je jij
    jullie kan kunnen maar me met mijn naar niet of om ook op te tot uit van veel voor waar waarom
    wanneer wat we wel wie wij worden ze zij zijn`,
  hi: `
    आप आपका आपकी आपके इस इसका इसकी इसके उस उसका उसकी उसके एक और कब कर करना करने करूँ करें करता करती
    करते कहाँ का कि किस की कृपया के कैसे कैसा कैसी को कोई कौन क्या क्यों गया गई चाहिए चाहता चाहती जब
    जा जाता जाती जाते जो तक तो था थी थे दे देना दीजिए नहीं ने पर बताइए बताएँ भी मुझे मुझको मेरा मेरी
    मेरे में मैं यदि अगर यह यहाँ या ये रहा रही रहे लिए ले वह वहाँ वे सकता सकती सकते सब से हम हमारा
    हमारी हमारे ही हुआ हुई हुए हूँ है हैं हो होगा होगी होता होती होते होना कितना कितनी कितने`,
  ja: `
    場合 合は 事は 時は 私は につ つい いて て教 教え えて てく くだ ださ さい です すか ます ませ せん した まし たい い物 のは とは はど どう うす すれ れば はい いく くら らで どこ こで
    いつ`,
  zh: `
    请问 什么 多少 是什 是多 怎么 么样 可以 以吗 我想 你们 们的 我们 有没 没有 是不 不是 哪里 如何`,
  ar: `
    هل ما كم كيف متى أين اين لماذا ماذا من أريد اريد يمكن يمكنني يمكنك هي هو عندكم لديكم لدي فضلك`,
  ru: `
    здравствуйте привет пожалуйста спасибо можно могу можете хочу какие какая какое сколько почему
    зачем мне ваш ваша ваши`,
  pl: `
    czy jak prosze dziekuje moge mozna chce ile dlaczego`,
  tr: `
    merhaba lutfen tesekkurler nasil misiniz miyim mi var yok`,
};

type Language = keyof typeof inQuestions;

const inArticles: Record<Language, readonly string[]> = {
  en: lists.eng,
  es: lists.spa,
  fr: lists.fra,
  de: lists.deu,
  pt: lists.por,
  it: lists.ita,
  nl: lists.nld,
  hi: lists.hin,
  ja: lists.jpn,
  zh: lists.zho,
  ar: lists.ara,
  ru: lists.rus,
  pl: lists.pol,
  tr: lists.tur,
};

/** In the package's lists, but what a customer's question may be about. */
const substance = new Set(
  'uhr zeit tag tage tagen jahr jahre jahren heute morgen teil startseite zuruck घर'.split(' '),
);

/**
 * The stop words of all languages, in the plain form of `plain`, each with the languages in which
 * it is one: bit n stands for the n-th language.
 */
export const stopWordLanguages = (plain: (text: string) => readonly string[]): Map<string, number> => {
  const languages = new Map<string, number>();
  languageNames.forEach((language, bit) => {
    for (const text of [...inArticles[language], inQuestions[language]]) {
      for (const word of plain(text)) {
        if (!substance.has(word)) languages.set(word, (languages.get(word) ?? 0) | (1 << bit));
      }
    }
  });
  return languages;
};

const languageNames = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'hi',
  'ja',
  'zh',
  'ar',
  'ru',
  'pl',
  'tr',
] as const satisfies readonly Language[];

/** How many languages have a list. */
export const languageCount = languageNames.length;

/** The bit of Japanese, whose function words are told by their script as well. */
export const japanese = 1 << languageNames.indexOf('ja');

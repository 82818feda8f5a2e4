import { languages, plainText, type Language } from '../language/languages.ts';

/** Longer messages say what is wrong; the model reads those. */
const longestComplaint = 120;

export type Complaint = { kind: 'complaint' | 'abuse'; language: Language };

/**
 * A message that says nothing but that the visitor is dissatisfied, or insults: 'This is useless',
 * 'stupid bot'. Null for every message that asks or tells something, such as 'Is the lock useless
 * in the rain?'.
 */
export function complaintIn(text: string): Complaint | null {
  if (text.length > longestComplaint || /[?？؟]/.test(text)) return null;
  const plain = plainText(text);
  for (const language of languages) {
    const kind = language === 'ja' ? inJapanese(plain) : inPhrases(plain.split(' '), phrases[language]);
    if (kind) return { kind, language };
  }
  return null;
}

type Words = {
  /** Say that something is bad. */
  complaints: string;
  /** Insult. */
  insults: string;
  /** May stand beside them without changing what is meant: whom it is about, and how much. */
  others: string;
};

/**
 * Phrases, apart by commas, in any spelling that `plainText` makes equal. A word for a thing that
 * shops sell, such as 'payaso', stands only in phrases that address the chatbot.
 */
const words: Record<Exclude<Language, 'ja'>, Words> = {
  en: {
    complaints:
      'useless, terrible, awful, horrible, ridiculous, pathetic, disappointing, disappointed, frustrating, frustrated, unacceptable, unhelpful, not helpful, not helping, no help, no help at all, waste of time, wasting my time, bad service, worst service, worst, fed up, annoyed, annoying, angry, a joke, does not help, doesn t help, did not help, didn t help, don t understand me, do not understand me, want to complain, want to make a complaint, makes no sense, rubbish, this sucks, you suck, not happy, not satisfied, dissatisfied, unhappy, wrong answer, wrong again, that s wrong, that is wrong, not true, not right, isn t right, isn t true',
    insults:
      'stupid, idiot, moron, dumb, dumbass, asshole, bastard, bitch, fuck you, fuck off, fuck, piece of shit, shit, screw you, shut up, go to hell, bullshit, crap, loser, imbecile, dimwit',
    others:
      'this is, that is, this was, it is, it s, that s, this, that, it, you are, you re, you, your, i am, i m, i, we are, a, an, the, so, such, really, very, totally, absolutely, completely, just, still, again, pretty, bot, chatbot, robot, machine, thing, service, support, company, shop, site, website, answer, answers, with, of, at all, and, little, damn, fucking, bloody, ever, what, me, my, is, are, not to be rude but, sorry but, oh, well, wow, no',
  },
  es: {
    complaints:
      'inutil, inutiles, terrible, horrible, pesimo, pesima, fatal, ridiculo, ridicula, decepcionante, decepcionado, decepcionada, frustrante, inaceptable, no sirve, no sirves, no sirve para nada, no sirves para nada, no me ayuda, no me ayudas, no ayuda, no me entiendes, perdida de tiempo, una verguenza, que verguenza, mal servicio, muy malo, muy mala, harto, harta, enfadado, enfadada, quiero quejarme, quiero poner una queja, no es verdad, eso no es correcto, respuesta incorrecta, esta mal, eso esta mal, me molesta, insatisfecho, insatisfecha',
    insults:
      'estupido, estupida, idiota, imbecil, tonto, tonta, tontos, gilipollas, cabron, pendejo, mierda, una mierda, vete a la mierda, vete al infierno, callate, hijo de puta, puta, joder, eres basura, esto es basura, inepto, subnormal, eres un payaso',
    others:
      'esto es, esto, es, eres, estoy, esta, este, eso es, eso, un, una, el, la, su, tu, muy, tan, realmente, totalmente, completamente, de, bot, robot, chatbot, maquina, servicio, atencion, empresa, tienda, pagina, web, respuesta, que, pero, y, con, son, sois, unos, vaya, no, nada',
  },
  fr: {
    complaints:
      'inutile, nul, nulle, horrible, terrible, ridicule, decevant, decevante, decu, decue, frustrant, inacceptable, inadmissible, lamentable, ne sert a rien, sert a rien, ne m aide pas, n aide pas, m aide pas, ne comprend rien, ne comprends rien, comprends rien, comprend rien, perte de temps, mauvais service, tres mauvais, une honte, honteux, n importe quoi, en colere, mecontent, mecontente, enerve, enervant, marre, j en ai marre, me plaindre, je veux me plaindre, c est faux, faux, mauvaise reponse, ce n est pas vrai, pas satisfait, pas satisfaite, insatisfait',
    insults:
      'stupide, idiot, idiote, imbecile, debile, tu es con, t es con, connard, connasse, cretin, merde, de merde, va te faire foutre, va te faire voir, ferme la, ta gueule, salaud, abruti, putain, tu es bete, t es bete, encule, degage',
    others:
      'c est, ce, cette, est, tu es, t es, vous etes, etes, tu, vous, je suis, je, votre, ton, ta, le, la, les, un, une, tres, vraiment, totalement, completement, trop, si, bot, robot, chatbot, machine, service, assistance, entreprise, boutique, site, reponse, de, quel, quelle, ca, cela, et, pauvre, espece de, espece d, sale, bien, au secours, pas, qu une, ne',
  },
  de: {
    complaints:
      'nutzlos, unbrauchbar, schrecklich, furchtbar, lacherlich, enttauschend, enttauscht, frustrierend, frustriert, inakzeptabel, unverschamt, eine frechheit, frechheit, unmoglich, schlecht, ganz schlecht, miserabel, das hilft nicht, hilft mir nicht, hilft nicht, hilft mir nicht weiter, hilft nicht weiter, keine hilfe, bringt nichts, verstehst mich nicht, verstehen mich nicht, verstehst nichts, zeitverschwendung, schlechter service, verargert, wutend, ich bin sauer, stinksauer, mich beschweren, will mich beschweren, mochte mich beschweren, stimmt nicht, ist falsch, falsch, falsche antwort, unzufrieden, nicht zufrieden, nervt, argerlich',
    insults:
      'dumm, dummer, dumme, blod, bloder, blode, idiot, idioten, idiotisch, trottel, depp, arschloch, scheisse, scheiss, scheissladen, halt die klappe, halts maul, halt s maul, fick dich, leck mich, verpiss dich, schwachkopf, vollidiot, bescheuert, so ein mist, drecksladen, hurensohn, vollpfosten',
    others:
      'das ist, das war, das, ist, war, du bist, du, sie sind, ihr seid, ihr, sie, bist, sind, ich bin, ich, dieser, diese, dieses, der, die, ein, eine, einfach, so, sehr, wirklich, total, vollig, echt, ziemlich, doch, ja, aber, bot, chatbot, roboter, maschine, service, kundenservice, support, laden, firma, seite, website, antwort, antworten, und, was fur, mal, wieder, hier, absolut, leider, mir, mich, will, mochte, ja wohl, euer',
  },
  pt: {
    complaints:
      'inutil, terrivel, horrivel, pessimo, pessima, ridiculo, ridicula, decepcionante, decepcionado, decepcionada, frustrante, frustrado, frustrada, inaceitavel, nao ajuda, nao me ajuda, nao ajudou, nao serve, nao serve para nada, nao me entende, nao entende nada, perda de tempo, uma vergonha, mau atendimento, pessimo atendimento, muito ruim, ruim, irritado, irritada, irritante, quero reclamar, quero fazer uma reclamacao, esta errado, isso esta errado, errado, resposta errada, nao e verdade, insatisfeito, insatisfeita, cansado disso',
    insults:
      'estupido, estupida, idiota, imbecil, voce e burro, voce e burra, seu burro, otario, babaca, merda, uma merda, vai a merda, vai se foder, foda se, cala a boca, filho da puta, puta, isso e um lixo, voce e um lixo, porcaria, desgracado, trouxa, seu palhaco',
    others:
      'isso e, isto e, isso, isto, e, esse, este, esta, essa, voce, voces, sao, tu, es, estou, eu, um, uma, o, a, seu, muito, tao, realmente, totalmente, completamente, de, bot, robo, chatbot, maquina, servico, atendimento, empresa, loja, site, resposta, que, mas, do, da, seus, bando de',
  },
  hi: {
    complaints:
      'बेकार, बकवास, खराब, बहुत खराब, घटिया, निराशाजनक, निराश, परेशान, नाराज़, गुस्सा, मदद नहीं कर रहे, मदद नहीं की, मदद नहीं मिली, कोई मदद नहीं, काम नहीं करता, समय की बर्बादी, समय बर्बाद, शिकायत करनी, शिकायत करना चाहता, शिकायत करना चाहती, गलत, गलत जवाब, सच नहीं, संतुष्ट नहीं, समझ नहीं आता, असंतुष्ट, bekar, bakwas, ghatiya',
    insults:
      'बेवकूफ, मूर्ख, तू गधा, तुम गधे, उल्लू का पट्ठा, तू पागल, तुम पागल, कमीना, कमीने, हरामी, साला, साले, चुप रहो, चुप हो जाओ, भाड़ में जाओ, नालायक, निकम्मा, निकम्मे, bewakoof, chutiya, चूतिया',
    others:
      'यह, ये, वह, तुम, तू, आप, आपका, आपकी, तुम्हारा, तुम्हारी, मैं, मुझे, मेरी, मेरा, बहुत, एकदम, बिल्कुल, पूरी तरह, पूरा, तो, ही, भी, है, हैं, हो, हूँ, हूं, था, थी, बॉट, चैटबॉट, रोबोट, मशीन, सेवा, सर्विस, कंपनी, दुकान, साइट, वेबसाइट, जवाब, से, सब, एक, कितना, ने, नहीं',
  },
  ar: {
    complaints:
      'سيء, سيئة, سيء جدا, سيئة جدا, فاشل, فاشلة, رديء, رديئة, عديم الفائدة, عديمة الفائدة, بلا فائدة, لا فائدة منك, غير مفيد, غير مفيدة, لا يساعد, لا تساعدني, لم تساعدني, لم يساعدني, مضيعة للوقت, مضيعة وقت, غير مقبول, محبط, محبطة, مخيب, مخيب للامال, غاضب, غاضبة, منزعج, مستاء, غير راض, غير راضية, اريد تقديم شكوى, اريد ان اشتكي, خطا, هذا خطا, اجابة خاطئة, غير صحيح, مزعج, لا تفهمني, لا تفهم',
    insults:
      'غبي, غبية, اغبياء, احمق, حمقاء, يا حمار, يا كلب, انت حمار, تافه, تافهة, اخرس, اخرسي, حقير, لعنة, اللعنة, اللعنة عليك, تبا, تبا لك, متخلف, قذر, وقح, معتوه, ابله',
    others:
      'هذا, هذه, ذلك, انت, انتم, انا, هو, هي, جدا, حقا, تماما, فعلا, كل, الروبوت, روبوت, البوت, بوت, الخدمة, خدمة, خدمتكم, الشركة, شركة, المتجر, الموقع, موقع, الاجابة, جواب, يا, من, ايها, و, انه, انها, لا, منكم, خدمة العملاء',
  },
};

type Meaning = Complaint['kind'] | 'other';

const phrasesOf = ({ complaints, insults, others }: Words): ReadonlyMap<string, Meaning> => {
  const meanings = [
    ['other', others],
    ['complaint', complaints],
    ['abuse', insults],
  ] as const;
  return new Map(
    meanings.flatMap(([meaning, list]) =>
      list.split(',').map((phrase) => [plainText(phrase), meaning] as const),
    ),
  );
};

const phrases = {
  en: phrasesOf(words.en),
  es: phrasesOf(words.es),
  fr: phrasesOf(words.fr),
  de: phrasesOf(words.de),
  pt: phrasesOf(words.pt),
  hi: phrasesOf(words.hi),
  ar: phrasesOf(words.ar),
} satisfies Record<keyof typeof words, ReadonlyMap<string, Meaning>>;

const longestPhrase = 6;

/**
 * What a message consisting of known phrases only means; the longest phrase counts at each place.
 */
function inPhrases(tokens: readonly string[], known: ReadonlyMap<string, Meaning>): Complaint['kind'] | null {
  const found = new Set<Meaning>();
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(longestPhrase, tokens.length - at);
    while (length > 0 && !known.has(tokens.slice(at, at + length).join(' '))) length -= 1;
    const meaning = known.get(tokens.slice(at, at + length).join(' '));
    if (!meaning) return null;
    found.add(meaning);
    at += length;
  }
  if (found.has('abuse')) return 'abuse';
  return found.has('complaint') ? 'complaint' : null;
}

/** Whom it is about, and how much. Japanese puts no spaces, so a message is one pattern. */
const japaneseBefore =
  '(?:この|その|あの|お前|おまえ|あなた|君|あんた)?(?:の)?(?:ボット|チャットボット|チャット|ロボット|サービス|回答|答え|サイト|対応|会社|店|お店)?(?:は|が|って|も)?(?:本当に|ほんとに|全く|まったく|とても|全然|すごく|かなり|もう|マジで)?';
const japaneseAfter = '(?:ボット|ロボット)?(?:です|だった|でした|だ|ね|よ|な|わ|野郎|め|！){0,3}';

const japanesePattern = (bad: string): RegExp =>
  new RegExp(`^${japaneseBefore}(?:${bad.split(',').map(plainText).join('|')})${japaneseAfter}$`);

const japanese = {
  abuse: japanesePattern(
    'バカ,ばか,馬鹿,アホ,あほ,阿呆,クソ,くそ,糞,死ね,黙れ,だまれ,うざい,ウザい,きもい,ふざけるな,ふざけんな,くたばれ,役立たず,間抜け,まぬけ,無能,ポンコツ,消えろ',
  ),
  complaint: japanesePattern(
    '役に立たない,役立たない,役に立ちません,使えない,ひどい,酷い,最悪,最低,がっかり,がっかりした,がっかりしました,時間の無駄,無駄,話にならない,不満,不満がある,不満があります,腹が立つ,腹が立ちます,怒っています,納得できない,納得できません,苦情を言いたい,クレームを入れたい,間違っている,間違っています,違います,違う,イライラする,分かっていない,理解していない',
  ),
};

function inJapanese(plain: string): Complaint['kind'] | null {
  const text = plain.replaceAll(' ', '');
  if (japanese.abuse.test(text)) return 'abuse';
  return japanese.complaint.test(text) ? 'complaint' : null;
}

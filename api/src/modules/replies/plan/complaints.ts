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
      'useless, terrible, awful, horrible, ridiculous, pathetic, disappointing, disappointed, frustrating, frustrated, unacceptable, unhelpful, not helpful, not helping, no help, no help at all, waste of time, wasting my time, bad service, worst service, worst, fed up, annoyed, annoying, angry, a joke, does not help, doesn t help, did not help, didn t help, don t understand me, do not understand me, want to complain, want to make a complaint, makes no sense, rubbish, this sucks, you suck, not happy, not satisfied, dissatisfied, unhappy, wrong answer, wrong again, that s wrong, that is wrong, not true, not right, isn t right, isn t true, waste of my time, waste time, wasting time, makes no sense at all, make no sense, doesn t make sense, does not make sense, don t make sense, you don t understand, you do not understand, not useful, not good, no good, bad, poor, incompetent, worthless, this is garbage, this is trash, this is nonsense, total nonsense, nonsense, disappointed with, fed up with, sick of, tired of, had enough, useless answer, hate, i hate, hopeless, not what i asked, not an answer, outrageous, shame on you, a disgrace, didn t answer my question, did not answer my question, doesn t answer my question, does not answer my question, not answering my question, didn t answer me, did not answer me',
    insults:
      'stupid, idiot, moron, dumb, dumbass, asshole, bastard, bitch, fuck you, fuck off, fuck, piece of shit, shit, screw you, shut up, go to hell, bullshit, crap, loser, imbecile, dimwit, piece of crap, piece of garbage, piece of junk, idiots, idiotic, morons, jerk, jackass, dick, dickhead, cunt, retard, retarded, brainless, kiss my ass, stfu, wtf, fuck this, drop dead, shut your mouth, get lost, scumbag, suck my',
    others:
      'extremely, the second time, the third time, i ask, i asked, this is, that is, this was, it is, it s, that s, this, that, it, you are, you re, you, your, i am, i m, i, we are, a, an, the, so, such, really, very, totally, absolutely, completely, just, still, again, pretty, bot, chatbot, robot, machine, thing, service, support, company, shop, site, website, answer, answers, with, of, at all, and, little, damn, fucking, bloody, ever, what, me, my, is, are, not to be rude but, sorry but, oh, well, wow, no, chat, conversation, experience, assistant, app, reply, replies, response, responses, information, customer, help, for, to, all, that, has, been, have, had, did, do, guys, quite, honestly, too, here, been, yet, how, in, already',
  },
  es: {
    complaints:
      'inutil, inutiles, terrible, horrible, pesimo, pesima, fatal, ridiculo, ridicula, decepcionante, decepcionado, decepcionada, frustrante, inaceptable, no sirve, no sirves, no sirve para nada, no sirves para nada, no me ayuda, no me ayudas, no ayuda, no me entiendes, perdida de tiempo, una verguenza, que verguenza, una tomadura de pelo, mal servicio, muy malo, muy mala, harto, harta, enfadado, enfadada, quiero quejarme, quiero poner una queja, no es verdad, eso no es correcto, respuesta incorrecta, esta mal, eso esta mal, me molesta, insatisfecho, insatisfecha, no me estas ayudando, no me esta ayudando, no estas ayudando, no me ayudo, no me has ayudado, no ayudas, malo, mala, pesimos, horribles, no tiene sentido, no tienen sentido, sin sentido, no entiendes nada, no entiendes, no entiende nada, no sirven, decepcionados, que decepcion, cansado, cansada, enojado, enojada, molesto, molesta, incompetente, incompetentes, no estoy satisfecho, no estoy satisfecha, no es correcto, incorrecto, tiempo perdido, perdiendo el tiempo, perdiendo mi tiempo, perder el tiempo, quiero reclamar, quiero hacer una queja, quiero poner una reclamacion, odio, que desastre, un desastre, no has respondido a mi pregunta, no ha respondido a mi pregunta, no respondes a mi pregunta, no responde a mi pregunta, no respondiste a mi pregunta, no respondio a mi pregunta',
    insults:
      'estupido, estupida, idiota, imbecil, tonto, tonta, tontos, gilipollas, cabron, pendejo, mierda, una mierda, vete a la mierda, vete al infierno, callate, hijo de puta, puta, joder, eres basura, esto es basura, inepto, subnormal, eres un payaso, estupidos, idiotas, imbeciles, vayanse a la mierda, vayase a la mierda, iros a la mierda, idos a la mierda, que te jodan, jodete, jodanse, chinga tu madre, pendejos, pendeja, capullo, maldito, maldita, callate la boca, callate, callese, cierra la boca, tarado, tarada, eres un asco, cabrones, inutil de mierda, al diablo, vete al diablo, vayase al diablo, vayanse al diablo',
    others:
      'esto es, esto, es, eres, estoy, esta, este, eso es, eso, un, una, el, la, su, tu, muy, tan, realmente, totalmente, completamente, de, bot, robot, chatbot, maquina, servicio, atencion, empresa, tienda, pagina, web, respuesta, que, pero, y, con, son, sois, unos, vaya, no, nada, mi, este, ese, esa, me, he, has, tus, sus, respuestas, vuestro, vuestra, tengo, demasiado, mas, simplemente, todo, chat, asistente, experiencia, ya, os, les, me parece, en, por, conmigo',
  },
  fr: {
    complaints:
      'inutile, nul, nulle, horrible, terrible, ridicule, decevant, decevante, decu, decue, frustrant, inacceptable, inadmissible, lamentable, ne sert a rien, sert a rien, ne m aide pas, n aide pas, m aide pas, ne comprend rien, ne comprends rien, comprends rien, comprend rien, perte de temps, mauvais service, tres mauvais, une honte, honteux, n importe quoi, du grand n importe quoi, du n importe quoi, en colere, mecontent, mecontente, enerve, enervant, marre, j en ai marre, me plaindre, je veux me plaindre, c est faux, faux, mauvaise reponse, ce n est pas vrai, pas satisfait, pas satisfaite, insatisfait, ne m aidez pas, ne m aides pas, n aidez pas, n aides pas, ne m a pas aide, n a aucun sens, n ont aucun sens, aucun sens, n a pas de sens, pas utile, mauvais, mauvaise, nuls, nulles, inutiles, incompetent, incompetents, deception, fatigue de, ras le bol, j en ai ras le bol, ne comprenez rien, ne comprenez pas, ne comprends pas, pas content, pas contente, pas satisfaits, perdre mon temps, fait perdre mon temps, faites perdre mon temps, agacant, exaspere, exasperant, faire une reclamation, deposer une plainte, catastrophique, une catastrophe, deteste, pas ce que j ai demande, n avez pas repondu a ma question, n as pas repondu a ma question, ne repond pas a ma question, ne reponds pas a ma question, ne repondez pas a ma question',
    insults:
      'stupide, idiot, idiote, imbecile, debile, tu es con, t es con, connard, connasse, cretin, merde, de merde, va te faire foutre, va te faire voir, ferme la, ta gueule, salaud, abruti, putain, tu es bete, t es bete, encule, degage, bande d idiots, bande d imbeciles, bande de, idiots, idiotes, imbeciles, debiles, stupides, cretins, abrutis, vous etes cons, vraiment con, si con, trop con, quel con, sale con, pauvre con, conne, salete, salete de, batard, pute, fils de pute, nique ta mere, va te faire enculer, allez vous faire voir, allez vous faire foutre, va au diable, allez au diable, casse toi, fermez la, la ferme, fait chier, tais toi',
    others:
      'c est, ce, cette, est, tu es, t es, vous etes, etes, tu, vous, je suis, je, votre, ton, ta, le, la, les, un, une, tres, vraiment, totalement, completement, trop, si, bot, robot, chatbot, machine, service, assistance, entreprise, boutique, site, reponse, de, quel, quelle, ca, cela, et, pauvre, espece de, espece d, sale, bien, au secours, pas, qu une, ne, du tout, au, en, mon, vos, reponses, avec, chat, assistant, experience, absolument, plus, n est, n etes, n es, m, me, a, ai, suis, sont, qui, des, me faites, me fait, veux, t',
  },
  de: {
    complaints:
      'nutzlos, unbrauchbar, schrecklich, furchtbar, lacherlich, enttauschend, enttauscht, frustrierend, frustriert, inakzeptabel, unverschamt, eine frechheit, frechheit, unmoglich, schlecht, ganz schlecht, miserabel, das hilft nicht, hilft mir nicht, hilft nicht, hilft mir nicht weiter, hilft nicht weiter, keine hilfe, bringt nichts, verstehst mich nicht, verstehen mich nicht, verstehst nichts, zeitverschwendung, schlechter service, verargert, wutend, ich bin sauer, stinksauer, mich beschweren, will mich beschweren, mochte mich beschweren, stimmt nicht, ist falsch, falsch, falsche antwort, unzufrieden, nicht zufrieden, nervt, argerlich, hilfst mir nicht, hilfst nicht, helfen mir nicht, helft mir nicht, hat nicht geholfen, hat mir nicht geholfen, ergibt keinen sinn, ergeben keinen sinn, macht keinen sinn, machen keinen sinn, sinnlos, sauer auf, schlechter, schlechtes, mieser, miese, mies, grottenschlecht, eine katastrophe, katastrophe, ein witz, ein schlechter witz, peinlich, unfahig, inkompetent, genervt, mir reicht s, mir reicht es, es reicht, ich habe genug, verschwendest meine zeit, verschwendet meine zeit, verschwenden meine zeit, enttauschung, unverschamtheit, verstehst du nicht, versteht mich nicht, versteht nichts, versteht nix, nicht hilfreich, eine zumutung, zumutung, nicht meine frage, hasse, das letzte, meine frage nicht beantwortet, beantwortet meine frage nicht, beantwortest meine frage nicht',
    insults:
      'dumm, dummer, dumme, damlich, damlicher, damliche, damliches, blod, bloder, blode, idiot, idioten, idiotisch, trottel, depp, arschloch, scheisse, scheiß, scheiße, scheiss, scheissladen, halt die klappe, halts maul, halt s maul, fick dich, leck mich, verpiss dich, schwachkopf, vollidiot, bescheuert, so ein mist, drecksladen, hurensohn, vollpfosten, dummes, dummen, dummkopf, blodmann, du spinner, spast, arsch, arschlocher, wichser, penner, miststuck, missgeburt, halt den mund, halt dein maul, halt die schnauze, halt die fresse, fahr zur holle, geh zur holle, verpisst euch, leckt mich, du sau, verarschen, verarscht, schwachsinn, hirnlos, trottel, ihr trottel, deppen, verdammter, verdammte',
    others:
      'das ist, das war, das, ist, war, du bist, du, sie sind, ihr seid, ihr, sie, bist, sind, ich bin, ich, dieser, diese, dieses, der, die, ein, eine, einfach, so, sehr, wirklich, total, vollig, echt, ziemlich, doch, ja, aber, bot, chatbot, roboter, maschine, service, kundenservice, support, laden, firma, seite, website, antwort, antworten, und, was fur, mal, wieder, hier, absolut, leider, mir, mich, will, mochte, ja wohl, euer, auf, euch, dir, ihnen, uber, dein, deine, deinen, deinem, ihren, eure, euren, von, mit, bin, hat, chat, hilfe, assistent, auskunft, nur, alles, seid, was fur ein, was fur eine, habe, mehr, von euch, halt, dem, eurem, ihrem',
  },
  pt: {
    complaints:
      'inutil, terrivel, horrivel, pessimo, pessima, ridiculo, ridicula, decepcionante, decepcionado, decepcionada, frustrante, frustrado, frustrada, inaceitavel, nao ajuda, nao me ajuda, nao ajudou, nao serve, nao serve para nada, nao me entende, nao entende nada, perda de tempo, uma vergonha, mau atendimento, pessimo atendimento, muito ruim, ruim, irritado, irritada, irritante, quero reclamar, quero fazer uma reclamacao, esta errado, isso esta errado, errado, resposta errada, nao e verdade, insatisfeito, insatisfeita, cansado disso, nao esta me ajudando, nao estao me ajudando, nao me ajudam, nao ajudam, nao faz sentido, nao fazem sentido, sem sentido, ruins, pessimos, horriveis, decepcao, irritado com, irritada com, chateado, chateada, com raiva, incompetente, incompetentes, nao entendeu, nao entende, nao entendem, nao estou satisfeito, nao estou satisfeita, cansado, cansada, farto, farta, perdendo meu tempo, perdendo tempo, fazer uma reclamacao, nao serve de nada, nao presta, odeio, um desastre, que absurdo, um absurdo, nao respondeu a minha pergunta, nao respondeu minha pergunta, nao responderam a minha pergunta, nao responde a minha pergunta, nao responde minha pergunta',
    insults:
      'estupido, estupida, idiota, imbecil, voce e burro, voce e burra, seu burro, otario, babaca, merda, uma merda, vai a merda, vai se foder, foda se, cala a boca, filho da puta, puta, isso e um lixo, voce e um lixo, porcaria, desgracado, trouxa, seu palhaco, idiotas, estupidos, estupidas, bot burro, robo burro, muito burro, tao burro, seus burros, imbecis, babacas, vai se ferrar, va se ferrar, vao se ferrar, va a merda, va se foder, vao se foder, cale a boca, calem a boca, cala essa boca, otarios, tomar no cu, arrombado, fdp, maldito, maldita, caralho, porra, va para o inferno, vai para o inferno, vai pro inferno',
    others:
      'isso e, isto e, isso, isto, e, esse, este, esta, essa, voce, voces, sao, tu, es, estou, eu, um, uma, o, a, seu, muito, tao, realmente, totalmente, completamente, de, bot, robo, chatbot, maquina, servico, atendimento, empresa, loja, site, resposta, que, mas, do, da, seus, bando de, com, me, minha, meu, sua, suas, tenho, estao, foi, ser, chat, assistente, respostas, experiencia, nada, mais, so, mesmo, desse, deste, uns, umas, voces todos, disso, dessa, por',
  },
  hi: {
    complaints:
      'बेकार, बकवास, खराब, बहुत खराब, घटिया, निराशाजनक, निराश, परेशान, नाराज़, गुस्सा, मदद नहीं कर रहे, मदद नहीं की, मदद नहीं मिली, कोई मदद नहीं, काम नहीं करता, समय की बर्बादी, समय बर्बाद, शिकायत करनी, शिकायत करना चाहता, शिकायत करना चाहती, गलत, गलत जवाब, सच नहीं, संतुष्ट नहीं, समझ नहीं आता, असंतुष्ट, bekar, bakwas, ghatiya, मदद नहीं कर रहा, मदद नहीं कर रही, मदद नहीं करते, समझ नहीं आया, समझ नहीं आ रहा, नहीं समझते, नहीं समझ रहे, फालतू, वाहियात, बुरी, बुरा, सबसे खराब, तंग आ गया, तंग आ गई, थक गया, थक गई, काम का नहीं, काम की नहीं, गुस्से में, नफरत, हास्यास्पद, अस्वीकार्य, सवाल का जवाब नहीं दिया, सवाल का जवाब नहीं मिला, प्रश्न का उत्तर नहीं दिया',
    insults:
      'बेवकूफ, मूर्ख, तू गधा, तुम गधे, उल्लू का पट्ठा, तू पागल, तुम पागल, कमीना, कमीने, हरामी, साला, साले, चुप रहो, चुप हो जाओ, भाड़ में जाओ, नालायक, निकम्मा, निकम्मे, bewakoof, chutiya, चूतिया, बेवकूफों, मूर्खों, गधे हो, पागल हो, चुप, चुप हो जा, चुप कर, चुप करो, मुँह बंद करो, मुंह बंद करो, बकवास बंद करो, दफा हो जाओ, दफा हो जा, जाहिल, गंवार, उल्लू के पट्ठे, हरामखोर, मादरचोद, gadha ho, harami, kamina, pagal ho',
    others:
      'यह, ये, वह, तुम, तू, आप, आपका, आपकी, तुम्हारा, तुम्हारी, मैं, मुझे, मेरी, मेरा, बहुत, एकदम, बिल्कुल, पूरी तरह, पूरा, तो, ही, भी, है, हैं, हो, हूँ, हूं, था, थी, बॉट, चैटबॉट, रोबोट, मशीन, सेवा, सर्विस, कंपनी, दुकान, साइट, वेबसाइट, जवाब, से, सब, एक, कितना, ने, नहीं, मेरी, आपके, इस, इससे, को, का, की, के, पर, बहुत ही, चैट, यहाँ, कुछ, अनुभव, रहे, रहा, रही, किसी, लोग, लोगों, इतना, इतनी, कितनी, कितने, मेरे, आपने, तुमने',
  },
  ar: {
    complaints:
      'سيء, سيئة, سيء جدا, سيئة جدا, فاشل, فاشلة, رديء, رديئة, عديم الفائدة, عديمة الفائدة, بلا فائدة, لا فائدة منك, غير مفيد, غير مفيدة, لا يساعد, لا تساعدني, لم تساعدني, لم يساعدني, مضيعة للوقت, مضيعة وقت, غير مقبول, محبط, محبطة, مخيب, مخيب للامال, غاضب, غاضبة, منزعج, مستاء, غير راض, غير راضية, اريد تقديم شكوى, اريد ان اشتكي, خطا, هذا خطا, اجابة خاطئة, غير صحيح, مزعج, لا تفهمني, لا تفهم, لا تفهم شيئا, لا تفهم شيء, لا تساعد, لا تفيد, لا تفيدني, لا يفيد, لا يفهم, لا معنى له, لا معنى لها, بلا معنى, اسوا, الاسوا, فظيع, فظيعة, مخزي, مخزية, مقرف, مقرفة, ضيعت وقتي, تضيع وقتي, تضييع وقت, تضييع للوقت, سئمت, مللت, زهقت, خاطئ, خاطئة, غلط, لست راضيا, لست راضية, خيبة امل, زعلان, زعلانة, مستاءة, كارثة, اكره, لم تجب على سؤالي, لم تجب عن سؤالي, لا تجيب على سؤالي, لا تجيب عن سؤالي, لم تجيبوا على سؤالي',
    insults:
      'غبي, غبية, اغبياء, احمق, حمقاء, يا حمار, يا كلب, انت حمار, تافه, تافهة, اخرس, اخرسي, حقير, لعنة, اللعنة, اللعنة عليك, تبا, تبا لك, متخلف, قذر, وقح, معتوه, ابله, اسكت, اسكتي, اصمت, اخرسوا, اذهب الى الجحيم, الى الجحيم, اغبى, انتم حمير, يا حيوان, انت حيوان, سخيف, سخيفة, ابن الكلب, يا ابن الكلب, انقلع, انقلعي, نصاب, نصابين, نصابون, كذاب, كذابين, حقراء, قذرين',
    others:
      'هذا, هذه, ذلك, انت, انتم, انا, هو, هي, جدا, حقا, تماما, فعلا, كل, الروبوت, روبوت, البوت, بوت, الخدمة, خدمة, خدمتكم, الشركة, شركة, المتجر, الموقع, موقع, الاجابة, جواب, يا, من, ايها, و, انه, انها, لا, منكم, خدمة العملاء, اجابتك, اجاباتك, اجابتكم, ردك, ردودك, جوابك, جوابكم, الاجابات, الرد, الجواب, خدماتكم, لها, له, تجربة, المساعد, الدردشة, معك, معكم, بكم, منك, كم, اني, بصراحة, فقط, هؤلاء, عن',
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

const longestPhrase = 7;

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
  '(?:この|その|あの|お前|おまえ|あなた|君|あんた)?(?:の)?(?:ボット|チャットボット|チャット|ロボット|サービス|回答|返答|返事|説明|答え|サイト|対応|会社|店|お店|システム|全部)?(?:は|が|って|も|に)?(?:本当に|ほんとに|全く|まったく|とても|全然|すごく|かなり|もう|マジで)?';
const japaneseAfter =
  '(?:[のな]?(?:ボット|ロボット|チャットボット|サービス|対応|回答|答え|ai))?(?:です|だった|でした|だ|ね|よ|な|わ|か|のか|野郎|め){0,3}';

const japanesePattern = (bad: string): RegExp =>
  new RegExp(`^${japaneseBefore}(?:${bad.split(',').map(plainText).join('|')}){1,2}${japaneseAfter}$`);

const japanese = {
  abuse: japanesePattern(
    'バカ,ばか,馬鹿,アホ,あほ,阿呆,クソ,くそ,糞,死ね,黙れ,だまれ,うざい,ウザい,きもい,ふざけるな,ふざけんな,くたばれ,役立たず,間抜け,まぬけ,無能,ポンコツ,消えろ,消えてくれ,うるさい,うるせえ,うるせー,頭悪い,頭が悪い,頭おかしい,頭がおかしい,黙ってくれ,黙ってろ,クソボット,くそったれ,クソったれ,死んでくれ,地獄に落ちろ,ボケ,てめえ,馬鹿野郎,バカ野郎',
  ),
  complaint: japanesePattern(
    '役に立たない,役立たない,役に立ちません,使えない,ひどい,酷い,ひどすぎる,ひどすぎます,酷すぎる,酷すぎます,最悪,最低,がっかり,がっかりした,がっかりしました,時間の無駄,無駄,話にならない,不満,不満がある,不満があります,腹が立つ,腹が立ちます,怒っています,納得できない,納得できません,苦情を言いたい,クレームを入れたい,間違っている,間違っています,違います,違う,イライラする,分かっていない,分かってない,わかっていない,わかってない,理解していない,理解できていない,答えになっていません,答えになっていない,答えになってない,回答になっていません,うんざり,うんざりする,使い物にならない,意味がない,意味がわからない,意味不明,役立ちません,役に立っていません,役に立ってない,満足できない,満足していません,不親切,不愉快,不快,怒ってる,頭にくる,頭にきた,むかつく,ムカつく,いい加減にして,いい加減にしてください,苦情があります,間違い,間違ってる,正しくない,正しくありません,話が通じない,期待外れ,質問に答えていない,質問に答えていません,質問に答えてない,ばかげている,ばかげています,ばかげてる,馬鹿げている,馬鹿げています,馬鹿げてる,受け入れられない,受け入れられません,何もわかっていない,何もわかってない,何も分かっていない,何も分かってない',
  ),
};

function inJapanese(plain: string): Complaint['kind'] | null {
  const text = plain.replaceAll(' ', '');
  if (japanese.abuse.test(text)) return 'abuse';
  return japanese.complaint.test(text) ? 'complaint' : null;
}

import { languages, plainText, type Language } from '../language/languages.ts';

/** Longer messages tell a story; the model reads those. */
const longestRequest = 160;

/**
 * The language in which a message asks to talk to a person instead of the chatbot; null for every
 * other message, such as 'Who is the person on your logo?'. Never small talk (product ruling 39).
 */
export function asksForPerson(text: string): Language | null {
  if (text.length > longestRequest) return null;
  const plain = plainText(text);
  return languages.find((language) => patterns[language].some((pattern) => pattern.test(plain))) ?? null;
}

/** Whether an FAQ's question is about how to reach the people behind the website. */
export const isAboutReachingPerson = (question: string): boolean =>
  asksForPerson(question) !== null || contactQuestion.test(plainText(question));

const contactQuestion =
  /\b(?:reach|contact|call|phone|ring|email|write to) (?:you|us|your team|the (?:team|shop|office))\b|\b(?:phone|telephone) number\b|\bcontact details\b|\bget in touch\b|\bcustomer (?:service|support)\b|^contact$|\b(?:kontakt|telefonnummer|kundendienst|kundenservice)\b|\b(?:euch|sie) erreichen\b|\b(?:contactar(?:os|les|te)?|telefono|atencion al cliente)\b|\b(?:vous (?:contacter|joindre|appeler)|numero de telephone|service client)\b|\b(?:telefone|entrar em contato|atendimento)\b|संपर्क|फोन नंबर|رقم الهاتف|اتصل بكم|التواصل معكم|問い合わせ|電話番号/;

const optional = (words: string): string => `(?:(?:${words}) )*`;
const article = optional('a|an|the|some|one of|your|any|another');
const kind = optional('real|live|actual|human|customer|support|service|sales|living|shop');
const person =
  '(?:human(?: being)?|person|agent|representative|operator|somebody|someone|anybody|anyone|employee|advis[eo]r|staff|(?:staff |team )?member|(?<=\\bone of )your colleagues|customer (?:service|support|care)|support(?: team)?|human support|sales team|manager|supervisor)';
const please =
  '(?: (?:please|pls|now|today|directly|instead|here|there|asap|not a? ?(?:bot|robot|machine).*))*';
/** What follows makes it another person: 'a person who …', 'somebody with …'. */
const notSpecified = '(?! (?:who|whom|that|with|in my|on the|else s?))';

/** The wordings of each language, in this order: a language without one is a compile error. */
const patterns: Record<Language, readonly RegExp[]> = {
  en: [
    // talk to a person
    new RegExp(
      String.raw`\b(?:(?:talk|speak|chat)(?: directly| live)? (?:to|with)|(?:connect|transfer|put|pass)(?: me| us)(?: through| on| over)? (?:to|with)|be (?:connected|transferred|put through) (?:to|with)|reach|get (?:hold of|through to)) ${article}${kind}${person}\b${notSpecified}`,
    ),
    // I want a human
    new RegExp(
      String.raw`\b(?:want|need|like|prefer|give me|get me|can i (?:get|have)|is there) ${article}(?:(?:real|live|actual) (?:human(?: being)?|person|agent|operator|support)|human(?: being| agent| support)?|agent|operator|representative)${please}$`,
    ),
    // human please
    new RegExp(
      String.raw`^${article}(?:(?:real|live|actual) (?:human|person|agent|support)|human(?: being| agent| support)?|(?:customer )?(?:agent|operator|representative)|customer (?:service|support))${please}$`,
    ),
    // can somebody call me
    /\b(?:somebody|someone|a person|a human|anyone|anybody|one of you) (?:please )?(?:call|phone|ring|contact) me\b|\b(?:please |can you )call me back\b/,
    // is there somebody I can talk to
    new RegExp(
      String.raw`\b(?:is|are) there ${article}${kind}${person} (?:here |there |available )?(?:who |that )?(?:i|we) (?:can|could) (?:talk|speak|chat|write) (?:to|with)\b|\b(?:somebody|someone|anybody|anyone|a (?:real )?(?:person|human)) to (?:talk|speak|chat) (?:to|with)\b|\b(?:helped|served|assisted) by ${article}${kind}${person}\b`,
    ),
    // is anyone there I can talk to
    /\bis (?:anyone|anybody|someone|somebody) (?:there|here|available|around) (?:who |that )?(?:i|we) (?:can|could) (?:talk|speak|chat|write) (?:to|with)\b/,
    // not a bot
    /\b(?:don t|do not) (?:want|like) (?:to (?:talk|speak|chat) (?:to|with) )?(?:a|the|this|an) (?:bot|robot|chatbot|machine|computer|ai)\b|\bhuman instead of (?:a |this |the )?(?:bot|robot|chatbot|machine)\b/,
    // can a human help me
    /\b(?:can|could|may|will) (?:a |some )?(?:real |live |actual )?(?:human|person|agent|representative)(?: being)? (?:please )?(?:help|assist|answer|call|contact|talk to) (?:me|us)\b/,
  ],
  es: [
    // hablar con una persona
    /\b(?:hablar|chatear|conversar|comunicar(?:me|nos)?|contactar|paseme|pasame|pongame|ponme|conect[ae]me|transfierame)(?: directamente)?(?: con| a)? (?:una?|alguna?|algun|el|la|su|vuestro|otra) ?(?:verdader[oa] )?(?:persona|humano|ser humano|agente|asesora?|representante|operadora?|empleado|compañero|companero)\b(?! (?:que|con|de mi))|\b(?:hablar|chatear|comunicarme|contactar) con (?:alguien|atencion al cliente|soporte|un humano)\b(?! (?:que|de mi))|\b(?:quiero|necesito|prefiero) (?:una?) (?:persona real|humano|ser humano|agente|asesora?|operadora?)\b|^(?:una )?persona real(?: por favor)?$|^(?:un )?(?:agente|humano|operador)(?: humano| real)?(?: por favor)?$|\b(?:quiero|necesito|prefiero)(?: la)? (?:ayuda|atencion|asistencia) de (?:una persona(?: real| de verdad)?|un humano|un agente)(?: por favor)?$/,
    // ¿hay alguien con quien hablar?
    /\bhay (?:alguien|alguna persona|una persona)(?: real)? con (?:quien|la que|el que) (?:yo )?(?:pueda|puedo|podria|podamos)? ?(?:hablar|chatear)\b|\b(?:pasar|pasarme|pasen|comunicar|comunicarme|conectar|conectarme|transferir|transferirme|derivar|derivarme|poner|ponerme|comunicame|comuniqueme) con (?:alguien|una? (?:persona|humano|agente|asesora?|operadora?|representante)|atencion al cliente|soporte|el servicio)\b|\b(?:atiend[ae]|atendid[oa]|ayude) (?:por )?(?:una persona|un humano|alguien real|un agente)\b|\bno quiero (?:hablar con )?(?:un|este|el) (?:bot|robot|chatbot)\b/,
    // ¿alguien puede llamarme?
    /\b(?:alguien|una persona|un agente|un humano|un asesor) (?:me )?(?:puede|podria|pueda) (?:llamarme|ayudarme en persona|atenderme|llamar)\b|\b(?:comunicas|comunica|pasas|pasa|conectas|conecta|pones) con (?:alguien|una? (?:persona|humano|agente|asesora?|operadora?|encargado)|atencion al cliente)\b|\bhablar con (?:el|un|una|la) (?:encargad[oa]|gerente|supervisora?|responsable)\b/,
  ],
  fr: [
    // parler à une personne
    /\b(?:parler|discuter|echanger|communiquer|chatter)(?: directement)?(?: a| avec) (?:(?:une?|l[ea]?|votre|un vrai|une vraie) )?(?:personne|humain|etre humain|conseillere?|agent|quelqu un|operateur|operatrice|employee?|service client|collegue|vendeur|vendeuse)\b(?! (?:qui|de ma|de mon))|\b(?:mettez|mettre)(?: moi)? en (?:relation|contact) avec\b|\b(?:je veux|je voudrais|j aimerais|il me faut|besoin d) ?(?:une? )?(?:humain|vraie personne|personne reelle|conseiller|agent|operateur)\b|\b(?:puis je|pourrais je|je peux|peut on) avoir (?:une? )?(?:humain|vraie personne|personne reelle|conseillere?|agent humain|operateur)(?: s il vous plait)?$|^(?:une? )?(?:humain|conseiller|agent humain|vraie personne)(?: s il vous plait)?$/,
    // passez-moi quelqu'un
    /\bpassez? moi (?:une? |l[ea] |votre )?(?:responsable|conseillere?|collegue|agent|humain|service client|personne|operateur|operatrice|vendeur|vendeuse|quelqu un)\b|\b(?:quelqu un|une (?:vraie )?personne)(?: reelle)? (?:a|avec) qui (?:je (?:peux|puisse|pourrais) )?(?:parler|discuter|echanger)\b|\b(?:etre )?mise? en (?:relation|contact) avec\b|\brappelee? par (?:quelqu un|une? (?:conseillere?|personne|agent))\b|\bne veux pas (?:parler (?:a|avec) )?(?:un|ce|le) (?:robot|bot|chatbot)\b/,
    // quelqu'un peut-il m'appeler ?
    /\b(?:quelqu un|une personne|un conseiller|un humain|un agent) (?:peut|pourrait)(?: il| elle)? (?:m appeler|me rappeler|m aider en direct|me repondre)\b|\b(?:agent|conseiller|operateur) (?:humain )?(?:est il |est elle )?disponible\b|\bparler (?:a|au|avec) (?:un |une |le |la |votre )?(?:responsable|manager|directeur|gerant)\b/,
  ],
  de: [
    // mit einem Menschen sprechen
    /\bmit (?:(?:ein(?:em|er)|nem|ner|ihrem|ihrer|eurem|dem|der|echten|echter|richtigen|richtiger|realen|realer|lebenden) )*(?:menschen|mensch|person|mitarbeiter|mitarbeiterin|jemandem|jemanden|jemand|berater|beraterin|kundendienst|kundenservice|kundenbetreuer|support|kollegen|team)(?: aus fleisch und blut)?(?: (?:bitte|direkt|persönlich|personlich|kurz|telefonisch|mal))*(?: \w+){0,4}? ?(?:sprechen|reden|chatten|schreiben|telefonieren|verbinden|verbunden)\b|\b(?:sprechen|reden|verbinden)(?: sie mich)? (?:bitte )?mit (?:einem|einer) (?:(?:echten|echter|richtigen) )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater)\b(?! (?:der|die|aus))|\b(?:will|möchte|mochte|brauche|hatte gern|hätte gern)(?: \w+)? (?:einen|eine|nen) (?:(?:echten|echte|richtigen|richtige) )?(?:menschen|ansprechpartner|mitarbeiter|mitarbeiterin|berater)(?: sprechen| bitte)?$|^(?:einen? )?(?:echter |echten )?(?:mensch|menschen|mitarbeiter|mitarbeiterin)(?: bitte)?$/,
    // jemand, mit dem ich reden kann
    /\b(?:jemand(?:en|em)?|(?:irgend)?eine?n? (?:(?:echt|richtig|menschlich)\w* )*(?:mensch(?:en)?|person|mitarbeiter(?:in)?|ansprechpartner(?:in)?|berater(?:in)?)) mit (?:dem|der|denen) (?:ich|wir) (?:\w+ )?(?:reden|sprechen|chatten|schreiben|telefonieren)\b/,
    // einen menschlichen Ansprechpartner bitte
    /(?:^|\b(?:will|mochte|möchte|brauche|hatte gerne?|hätte gerne?|suche|wunsche|bitte|gerne?|gibt es) )(?:mir |hier |bitte )?(?:eine?n?|nen|ne) (?:(?:echt|richtig|real|menschlich|lebendig|personlich)\w* )*(?:mensch(?:en)?|ansprechpartner(?:in)?|ansprechperson|mitarbeiter(?:in)?|berater(?:in)?)(?: (?:sprechen|bitte|hier|erreichen|zum reden|am telefon))*$/,
    // zum Kundenservice durchstellen
    /\b(?:zu|zum|zur|an|mit) (?:\w+ ){0,3}?(?:mensch(?:en)?|mitarbeiter(?:in)?|kundenservice|kundendienst|support|berater(?:in)?|team|ansprechpartner(?:in)?|jemandem|jemanden|kollegen) (?:\w+ )?(?:durch(?:ge)?stell(?:en|t)|verbinden|verbunden|weiter(?:ge)?leite(?:n|t))\b|\bnicht mit (?:eine[mr]|de[mr]|diesem|nem) (?:bot|chatbot|roboter|maschine|computer|ki)\b|\bmensch(?:en)? statt (?:eines? |einer )?(?:bots?|roboters?|maschine)\b/,
    // verbinden Sie mich mit dem Kundenservice
    /\bverbinde(?:n|t)?(?: sie)? mich (?:bitte )?mit (?:(?:de[mr]|eine[mr]|ihrem|ihrer|eurem|eurer) )?(?:kundenservice|kundendienst|support|team|berater(?:in)?|mitarbeiter(?:in)?|ansprechpartner(?:in)?|jemandem|menschen)\b/,
    // kann mich jemand anrufen?
    /\b(?:kann|konnte|konnt|soll)\w* mich (?:bitte )?(?:mal )?(?:jemand|einer|ein mitarbeiter|eine mitarbeiterin|ein mensch|wer) (?:bitte )?(?:zuruck|an)?rufen\b|\bmit (?:dem|einem|ihrem|eurem) (?:chef|vorgesetzten|manager|verantwortlichen) (?:sprechen|reden)\b/,
  ],
  pt: [
    // falar com uma pessoa
    /\b(?:falar|conversar|comunicar|passe me|transfira me|transferir)(?: diretamente)?(?: com| para) (?:(?:uma?|algum|alguma|o|a|um verdadeiro) )?(?:pessoa|humano|ser humano|atendente|agente|alguem|representante|operadora?|funcionari[oa]|atendimento|suporte)\b(?! (?:que|da minha|do meu))|\b(?:quero|preciso de|prefiro) (?:uma?) (?:pessoa (?:real|de verdade)|humano|ser humano|atendente|operador)\b|^(?:um |uma )?(?:humano|(?:atendente|agente) humano|atendente|pessoa real)(?: por favor)?$/,
    // ser atendido por uma pessoa
    /\b(?:atendid[oa]|ajudad[oa]) por (?:uma? |algum |alguma )?(?:pessoa|humano|atendente|alguem|gente)\b|\b(?:passa|passe|passar|transfere|transfira|transferir|encaminha|encaminhe|encaminhar|conecta|conecte|conectar)(?: me| a gente)? (?:para|pra|com|a) (?:(?:uma?|o|algum|alguma) )?(?:pessoa|humano|atendente|alguem|atendimento|suporte|operadora?)\b|\b(?:tem|ha|existe) (?:alguem|alguma pessoa|uma pessoa|um atendente|um humano)(?: ai| aqui| real)?(?: com quem| para| pra) (?:eu )?(?:possa |posso |poder |conseguir )?(?:falar|conversar)\b|\bnao quero (?:falar com )?(?:um |o |esse |este )?(?:robo|bot|chatbot|maquina)\b/,
    // alguém pode me ligar?
    /\b(?:alguem|uma pessoa|um atendente|um humano) (?:pode|poderia|consegue) (?:por favor )?(?:me )?(?:ligar|telefonar|atender|ligarem)\b|\bfalar com (?:o|um|a|uma) (?:gerente|supervisora?|responsavel)\b/,
  ],
  hi: [
    // किसी इंसान से बात
    /(?:इंसान|इन्सान|मनुष्य|व्यक्ति|आदमी|एजेंट|प्रतिनिधि|कर्मचारी|किसी|कस्टमर केयर|ग्राहक सेवा)(?: \S+)? से (?:सीधे )?(?:बात|संपर्क|कनेक्ट|जो)|\b(?:insaan|insan|kisi|agent|vyakti) se (?:baat|connect)/,
    // कोई इंसान मदद करे
    /(?:कोई|किसी) (?:असली |सच्चा )?(?:इंसान|इन्सान|व्यक्ति|आदमी|कर्मचारी|एजेंट) (?:\S+ ){0,2}(?:मदद|सहायता|जवाब)|(?:सपोर्ट|कस्टमर सर्विस|टीम|मैनेजर|अधिकारी|ऑपरेटर)(?: टीम)? से (?:\S+ )?(?:बात|संपर्क|कनेक्ट|जो)/,
    // बॉट से बात नहीं करनी
    /(?:बॉट|रोबोट|मशीन) से (?:\S+ )?बात नहीं/,
    // कोई मुझे कॉल करे
    /(?:कोई|किसी) (?:मुझे|मुझको) (?:वापस )?(?:कॉल|फोन|फ़ोन)/,
  ],
  ar: [
    // التحدث مع شخص
    /(?:التحدث|اتحدث|التكلم|اتكلم|احكي|الكلام|تحويلي|حولني|التواصل|اتواصل)(?: مباشرة)? (?:مع|الى) (?:ال)?(?:شخص|انسان|موظف|ممثل|احد|وكيل|بشر|خدمة العملاء)|(?:اريد|احتاج) (?:انسان|موظف|شخص)ا? (?:حقيقي|بشري)/,
    // أكلم موظفا
    /(?:^| )(?:ا|ن)?كلم (?:ال)?(?:شخص|موظف|احد|حد|انسان|ممثل|بشر|خدمة العملاء|مسؤول)|(?:شخص|احد|موظف|انسان|حد)(?: حقيقي)? (?:استطيع|يمكنني|اقدر|ممكن) (?:ان )?(?:التحدث|اتحدث|التكلم|اتكلم|التواصل|احكي|اكلمه)|(?:وصلني|وصلوني|اوصلني|اربطني|حولني|حولوني|ربطي|تحويلي) (?:ب|الى |مع |ل)(?:ال)?(?:شخص|موظف|ممثل|خدمة العملاء|دعم|احد|انسان|مسؤول)|(?:لا اريد|ما ابي|ما ابغى|مش عايز) (?:(?:التحدث|الكلام|ان اتحدث|اتكلم) مع )?(?:روبوت|بوت|الة)/,
    // اتصلوا بي
    /(?:يتصل|اتصلوا|تتصلوا|تتصل) بي(?: احد| شخص| موظف)?(?: |$)|(?:مكالمة|محادثة|مقابلة) (?:مع )?(?:ال)?(?:موظف|شخص|انسان|ممثل|مدير)|(?:التحدث|اتحدث|اتكلم|التكلم) (?:مع|الى) (?:ال)?(?:مدير|مسؤول|مشرف)/,
  ],
  ja: [
    // 人と話したい
    /(?:人間|本物の人|係の人|担当者|担当の方|オペレーター|スタッフ|店員|係員|有人|誰か|人)(?:さん)?(?:の方)?(?:と|に|へ|で)? ?(?:直接|電話で)? ?(?:話し?(?:たい|せ|が|を|でき)|つない|つなげ|繋い|代わって|替わって|変わって|対応(?:して|を)|相談(?:したい|でき)|チャット(?:したい|でき))/,
    // 担当の方とお話ししたい
    /(?:人間|本物の人|係の人|担当者|担当の方|担当|オペレーター|スタッフ|店員|係員|誰か|どなたか|人)(?:さん|様)?(?:の方)?(?:と|に|へ|で|から)? ?(?:直接|電話で)? ?(?:お話|話す|話が|電話(?:で|を)?(?:話|くだ|ほし|もらえ)|お電話)|ボット(?:では|じゃ)なく(?:て)?(?:人|人間|スタッフ|担当)|(?:誰か|どなたか)(?:対応|いませんか|いますか)/,
    // 電話してほしい
    /(?:担当者|担当の方|スタッフ|責任者|店長|上司|オペレーター)(?:さん)?(?:に|と|へ|から) ?(?:電話|話|お話|つな|繋|代わ)/,
  ],
};

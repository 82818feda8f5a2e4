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
  '(?:human(?: being)?|person|agent|representative|operator|somebody|someone|anybody|anyone|employee|advis[eo]r|staff|(?:staff |team )?member|customer (?:service|support|care)|support(?: team)?|human support|sales team)';
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
  ],
  es: [
    // hablar con una persona
    /\b(?:hablar|chatear|conversar|comunicar(?:me|nos)?|contactar|paseme|pasame|pongame|ponme|conect[ae]me|transfierame)(?: directamente)?(?: con| a)? (?:una?|alguna?|algun|el|la|su|vuestro|otra) ?(?:verdader[oa] )?(?:persona|humano|ser humano|agente|asesora?|representante|operadora?|empleado|compañero|companero)\b(?! (?:que|con|de mi))|\b(?:hablar|chatear|comunicarme|contactar) con (?:alguien|atencion al cliente|soporte|un humano)\b(?! (?:que|de mi))|\b(?:quiero|necesito|prefiero) (?:una?) (?:persona real|humano|ser humano|agente|asesora?|operadora?)\b|^(?:una )?persona real(?: por favor)?$|^(?:un )?(?:agente|humano|operador)(?: por favor)?$/,
  ],
  fr: [
    // parler à une personne
    /\b(?:parler|discuter|echanger|communiquer|chatter)(?: directement)?(?: a| avec) (?:(?:une?|l[ea]?|votre|un vrai|une vraie) )?(?:personne|humain|etre humain|conseillere?|agent|quelqu un|operateur|operatrice|employee?|service client|collegue|vendeur|vendeuse)\b(?! (?:qui|de ma|de mon))|\b(?:mettez|mettre)(?: moi)? en (?:relation|contact) avec\b|\b(?:je veux|je voudrais|j aimerais|il me faut|besoin d) ?(?:une? )?(?:humain|vraie personne|personne reelle|conseiller|agent|operateur)\b|^(?:une? )?(?:humain|conseiller|vraie personne)(?: s il vous plait)?$/,
  ],
  de: [
    // mit einem Menschen sprechen
    /\bmit (?:(?:ein(?:em|er)|nem|ner|ihrem|ihrer|eurem|dem|der|echten|echter|richtigen|richtiger|realen|realer|lebenden) )*(?:menschen|mensch|person|mitarbeiter|mitarbeiterin|jemandem|jemanden|jemand|berater|beraterin|kundendienst|kundenservice|kundenbetreuer|support|kollegen|team)(?: aus fleisch und blut)?(?: (?:bitte|direkt|persönlich|personlich|kurz|telefonisch|mal))*(?: \w+){0,4}? ?(?:sprechen|reden|chatten|schreiben|telefonieren|verbinden|verbunden)\b|\b(?:sprechen|reden|verbinden)(?: sie mich)? (?:bitte )?mit (?:einem|einer) (?:(?:echten|echter|richtigen) )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater)\b(?! (?:der|die|aus))|\b(?:will|möchte|mochte|brauche|hatte gern|hätte gern)(?: \w+)? (?:einen|eine|nen) (?:(?:echten|echte|richtigen|richtige) )?(?:menschen|ansprechpartner|mitarbeiter|mitarbeiterin|berater)(?: sprechen| bitte)?$|^(?:einen? )?(?:echter |echten )?(?:mensch|menschen|mitarbeiter|mitarbeiterin)(?: bitte)?$/,
  ],
  pt: [
    // falar com uma pessoa
    /\b(?:falar|conversar|comunicar|passe me|transfira me|transferir)(?: diretamente)?(?: com| para) (?:(?:uma?|algum|alguma|o|a|um verdadeiro) )?(?:pessoa|humano|ser humano|atendente|agente|alguem|representante|operadora?|funcionari[oa]|atendimento|suporte)\b(?! (?:que|da minha|do meu))|\b(?:quero|preciso de|prefiro) (?:uma?) (?:pessoa (?:real|de verdade)|humano|ser humano|atendente|operador)\b|^(?:um |uma )?(?:humano|atendente|pessoa real)(?: por favor)?$/,
  ],
  hi: [
    // किसी इंसान से बात
    /(?:इंसान|इन्सान|मनुष्य|व्यक्ति|आदमी|एजेंट|प्रतिनिधि|कर्मचारी|किसी|कस्टमर केयर|ग्राहक सेवा)(?: \S+)? से (?:सीधे )?(?:बात|संपर्क|कनेक्ट|जो)|\b(?:insaan|insan|kisi|agent|vyakti) se (?:baat|connect)/,
  ],
  ar: [
    // التحدث مع شخص
    /(?:التحدث|اتحدث|التكلم|اتكلم|احكي|الكلام|تحويلي|حولني|التواصل|اتواصل)(?: مباشرة)? (?:مع|الى) (?:ال)?(?:شخص|انسان|موظف|ممثل|احد|وكيل|بشر|خدمة العملاء)|(?:اريد|احتاج) (?:انسان|موظف|شخص)ا? (?:حقيقي|بشري)/,
  ],
  ja: [
    // 人と話したい
    /(?:人間|本物の人|係の人|担当者|担当の方|オペレーター|スタッフ|店員|係員|有人|誰か|人)(?:さん)?(?:の方)?(?:と|に|へ|で)? ?(?:直接|電話で)? ?(?:話し?(?:たい|せ|が|を|でき)|つない|つなげ|繋い|代わって|替わって|変わって|対応(?:して|を)|相談(?:したい|でき)|チャット(?:したい|でき))/,
  ],
};

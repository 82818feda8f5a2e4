import { visitorLanguages, type VisitorLanguage } from '@askwell/contracts';
import type { SiteFact } from '../source-document.ts';

/** The questions about a fact that a page states without a question, and the sentence around it. */
export type FactTemplate = {
  question: string;
  wordings: readonly string[];
  answer: (text: string) => string;
};

export type PriceTemplate = {
  question: (product: string) => string;
  wordings: (product: string) => readonly string[];
  answer: (product: string, price: string) => string;
  from: (price: string) => string;
};

type Templates = Record<SiteFact['kind'], FactTemplate> & {
  price: PriceTemplate;
  /** A question about what is written under a heading. */
  about: (topic: string) => string;
};

/** The templates in a language; in English for a language without its own. */
export const templatesIn = (language: string | null): Templates =>
  templates[visitorLanguages.find((one) => one === language) ?? 'en'];

const templates: Record<VisitorLanguage, Templates> = {
  en: {
    hours: {
      question: 'What are your opening hours?',
      wordings: ['When are you open?', 'What time do you close?'],
      answer: (text) => `Our opening hours:\n${text}`,
    },
    address: {
      question: 'What is your address?',
      wordings: ['Where are you located?', 'Where can I find you?'],
      answer: (text) => `Our address is ${text}.`,
    },
    phone: {
      question: 'What is your phone number?',
      wordings: ['How can I call you?', 'Can I reach you by phone?'],
      answer: (text) => `Our phone number is ${text}.`,
    },
    email: {
      question: 'What is your email address?',
      wordings: ['How can I write to you?', 'Can I contact you by email?'],
      answer: (text) => `You can write to us at ${text}.`,
    },
    about: (topic) => `What can you tell me about “${topic}”?`,
    price: {
      question: (product) => `How much does ${product} cost?`,
      wordings: (product) => [`What is the price of ${product}?`],
      answer: (product, price) => `The price of ${product} is ${price}.`,
      from: (price) => `from ${price}`,
    },
  },
  es: {
    hours: {
      question: '¿Cuál es su horario de apertura?',
      wordings: ['¿Cuándo están abiertos?', '¿A qué hora cierran?'],
      answer: (text) => `Nuestro horario:\n${text}`,
    },
    address: {
      question: '¿Cuál es su dirección?',
      wordings: ['¿Dónde están?', '¿Dónde puedo encontrarlos?'],
      answer: (text) => `Nuestra dirección es ${text}.`,
    },
    phone: {
      question: '¿Cuál es su número de teléfono?',
      wordings: ['¿Cómo puedo llamarles?', '¿Tienen teléfono?'],
      answer: (text) => `Nuestro número de teléfono es ${text}.`,
    },
    email: {
      question: '¿Cuál es su correo electrónico?',
      wordings: ['¿Cómo puedo escribirles?', '¿Puedo contactarles por correo?'],
      answer: (text) => `Puede escribirnos a ${text}.`,
    },
    about: (topic) => `¿Qué me pueden decir sobre «${topic}»?`,
    price: {
      question: (product) => `¿Cuánto cuesta ${product}?`,
      wordings: (product) => [`¿Cuál es el precio de ${product}?`],
      answer: (product, price) => `El precio de ${product} es ${price}.`,
      from: (price) => `desde ${price}`,
    },
  },
  fr: {
    hours: {
      question: 'Quels sont vos horaires d’ouverture ?',
      wordings: ['Quand êtes-vous ouverts ?', 'À quelle heure fermez-vous ?'],
      answer: (text) => `Nos horaires d’ouverture :\n${text}`,
    },
    address: {
      question: 'Quelle est votre adresse ?',
      wordings: ['Où êtes-vous situés ?', 'Où puis-je vous trouver ?'],
      answer: (text) => `Notre adresse : ${text}.`,
    },
    phone: {
      question: 'Quel est votre numéro de téléphone ?',
      wordings: ['Comment puis-je vous appeler ?', 'Peut-on vous joindre par téléphone ?'],
      answer: (text) => `Notre numéro de téléphone est le ${text}.`,
    },
    email: {
      question: 'Quelle est votre adresse e-mail ?',
      wordings: ['Comment puis-je vous écrire ?', 'Peut-on vous contacter par e-mail ?'],
      answer: (text) => `Vous pouvez nous écrire à ${text}.`,
    },
    about: (topic) => `Que pouvez-vous me dire sur « ${topic} » ?`,
    price: {
      question: (product) => `Combien coûte ${product} ?`,
      wordings: (product) => [`Quel est le prix de ${product} ?`],
      answer: (product, price) => `Le prix de ${product} est de ${price}.`,
      from: (price) => `à partir de ${price}`,
    },
  },
  de: {
    hours: {
      question: 'Wie sind Ihre Öffnungszeiten?',
      wordings: ['Wann haben Sie geöffnet?', 'Wann schließen Sie?'],
      answer: (text) => `Unsere Öffnungszeiten:\n${text}`,
    },
    address: {
      question: 'Wie lautet Ihre Adresse?',
      wordings: ['Wo sind Sie?', 'Wo finde ich Sie?'],
      answer: (text) => `Unsere Adresse lautet ${text}.`,
    },
    phone: {
      question: 'Wie lautet Ihre Telefonnummer?',
      wordings: ['Wie kann ich Sie anrufen?', 'Sind Sie telefonisch erreichbar?'],
      answer: (text) => `Unsere Telefonnummer lautet ${text}.`,
    },
    email: {
      question: 'Wie lautet Ihre E-Mail-Adresse?',
      wordings: ['Wie kann ich Ihnen schreiben?', 'Kann ich Sie per E-Mail erreichen?'],
      answer: (text) => `Sie erreichen uns per E-Mail unter ${text}.`,
    },
    about: (topic) => `Was können Sie mir über „${topic}“ sagen?`,
    price: {
      question: (product) => `Was kostet ${product}?`,
      wordings: (product) => [`Wie hoch ist der Preis von ${product}?`],
      answer: (product, price) => `Der Preis von ${product} beträgt ${price}.`,
      from: (price) => `ab ${price}`,
    },
  },
  pt: {
    hours: {
      question: 'Qual é o horário de funcionamento?',
      wordings: ['Quando estão abertos?', 'A que horas fecham?'],
      answer: (text) => `O nosso horário:\n${text}`,
    },
    address: {
      question: 'Qual é o endereço?',
      wordings: ['Onde ficam?', 'Onde posso encontrar vocês?'],
      answer: (text) => `O nosso endereço é ${text}.`,
    },
    phone: {
      question: 'Qual é o número de telefone?',
      wordings: ['Como posso ligar?', 'Atendem por telefone?'],
      answer: (text) => `O nosso número de telefone é ${text}.`,
    },
    email: {
      question: 'Qual é o endereço de e-mail?',
      wordings: ['Como posso escrever para vocês?', 'Posso entrar em contato por e-mail?'],
      answer: (text) => `Pode escrever para ${text}.`,
    },
    about: (topic) => `O que podem me dizer sobre “${topic}”?`,
    price: {
      question: (product) => `Quanto custa ${product}?`,
      wordings: (product) => [`Qual é o preço de ${product}?`],
      answer: (product, price) => `O preço de ${product} é ${price}.`,
      from: (price) => `a partir de ${price}`,
    },
  },
  hi: {
    hours: {
      question: 'आपके खुलने का समय क्या है?',
      wordings: ['आप कब खुले रहते हैं?', 'आप कितने बजे बंद होते हैं?'],
      answer: (text) => `हमारे खुलने का समय:\n${text}`,
    },
    address: {
      question: 'आपका पता क्या है?',
      wordings: ['आप कहाँ हैं?', 'मैं आपको कहाँ पा सकता हूँ?'],
      answer: (text) => `हमारा पता है: ${text}`,
    },
    phone: {
      question: 'आपका फ़ोन नंबर क्या है?',
      wordings: ['मैं आपको कैसे कॉल करूँ?', 'क्या आपसे फ़ोन पर बात हो सकती है?'],
      answer: (text) => `हमारा फ़ोन नंबर ${text} है।`,
    },
    email: {
      question: 'आपका ईमेल पता क्या है?',
      wordings: ['मैं आपको कैसे लिखूँ?', 'क्या मैं आपसे ईमेल पर संपर्क कर सकता हूँ?'],
      answer: (text) => `आप हमें ${text} पर लिख सकते हैं।`,
    },
    about: (topic) => `आप “${topic}” के बारे में क्या बता सकते हैं?`,
    price: {
      question: (product) => `${product} की कीमत क्या है?`,
      wordings: (product) => [`${product} कितने का है?`],
      answer: (product, price) => `${product} की कीमत ${price} है।`,
      from: (price) => `${price} से शुरू`,
    },
  },
  ar: {
    hours: {
      question: 'ما هي ساعات العمل لديكم؟',
      wordings: ['متى تفتحون؟', 'في أي ساعة تغلقون؟'],
      answer: (text) => `ساعات العمل لدينا:\n${text}`,
    },
    address: {
      question: 'ما هو عنوانكم؟',
      wordings: ['أين تقعون؟', 'أين يمكنني أن أجدكم؟'],
      answer: (text) => `عنواننا هو ${text}.`,
    },
    phone: {
      question: 'ما هو رقم هاتفكم؟',
      wordings: ['كيف يمكنني الاتصال بكم؟', 'هل يمكن التواصل معكم هاتفيا؟'],
      answer: (text) => `رقم هاتفنا هو ${text}.`,
    },
    email: {
      question: 'ما هو بريدكم الإلكتروني؟',
      wordings: ['كيف يمكنني مراسلتكم؟', 'هل يمكنني التواصل معكم بالبريد الإلكتروني؟'],
      answer: (text) => `يمكنكم مراسلتنا على ${text}.`,
    },
    about: (topic) => `ماذا يمكنكم أن تخبروني عن «${topic}»؟`,
    price: {
      question: (product) => `كم سعر ${product}؟`,
      wordings: (product) => [`ما هو ثمن ${product}؟`],
      answer: (product, price) => `سعر ${product} هو ${price}.`,
      from: (price) => `ابتداء من ${price}`,
    },
  },
  ja: {
    hours: {
      question: '営業時間を教えてください。',
      wordings: ['何時から何時まで開いていますか？', '何時に閉まりますか？'],
      answer: (text) => `営業時間は次のとおりです。\n${text}`,
    },
    address: {
      question: '住所を教えてください。',
      wordings: ['場所はどこですか？', 'どこにありますか？'],
      answer: (text) => `住所は${text}です。`,
    },
    phone: {
      question: '電話番号を教えてください。',
      wordings: ['電話で問い合わせできますか？', '何番に電話すればよいですか？'],
      answer: (text) => `電話番号は${text}です。`,
    },
    email: {
      question: 'メールアドレスを教えてください。',
      wordings: ['メールで問い合わせできますか？', 'どこにメールを送ればよいですか？'],
      answer: (text) => `メールは${text}までお送りください。`,
    },
    about: (topic) => `「${topic}」について教えてください。`,
    price: {
      question: (product) => `${product}の値段はいくらですか？`,
      wordings: (product) => [`${product}の価格を教えてください。`],
      answer: (product, price) => `${product}の価格は${price}です。`,
      from: (price) => `${price}から`,
    },
  },
};

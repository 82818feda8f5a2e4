/** What visitors ask in other languages: the FAQ's question, theirs, and the reply. */
export const foreignQuestions: [faq: string, question: string, reply: string][] = [
  [
    'What are your opening hours?',
    '¿A qué hora abren los sábados?',
    'Los sábados abrimos de 10:00 a 18:30, igual que de martes a viernes. Los lunes está cerrado.',
  ],
  [
    'Do you ship abroad?',
    'Liefern Sie auch nach Deutschland?',
    'Ja, gerne! Nach Deutschland dauert es vier bis sieben Werktage und kostet 8,90 £. Der Zoll ist schon bezahlt.',
  ],
  [
    'How much does delivery cost?',
    'Combien coûte la livraison en France ?',
    'La livraison en France coûte 8,90 £. Les droits de douane sont déjà compris.',
  ],
  [
    'Is your tea organic?',
    'Sind Ihre Tees bio?',
    'Etwa vier von fünf unserer Tees sind bio-zertifiziert. Das Blatt-Symbol auf der Tüte zeigt, welche.',
  ],
  [
    'How do I make matcha?',
    '抹茶の点て方を教えてください',
    '抹茶1グラムをふるい、80℃のお湯60mlを注いで、泡立つまで素早く茶筅で点ててください。',
  ],
  [
    'Do you offer tastings?',
    'क्या आपके यहाँ चाय चखने का आयोजन होता है?',
    'जी हाँ, हर गुरुवार शाम 18:45 बजे। एक व्यक्ति के लिए £22, ऑनलाइन बुक कर सकते हैं।',
  ],
  [
    'Which payment methods do you accept?',
    'Posso pagare con PayPal?',
    'Sì, accettiamo PayPal, carte, Apple Pay e Google Pay.',
  ],
  [
    'Which teas are free of caffeine?',
    'Vocês têm chá sem cafeína?',
    'Sim! O rooibos e as infusões de ervas e frutas não têm cafeína nenhuma.',
  ],
];

/**
 * What the knowledge base does not hold, in the wordings of different visitors: the owner's
 * knowledge gaps.
 */
export const openQuestions: string[][] = [
  ['Do you have vegan cake?', 'is the lemon loaf vegan', 'any vegan cakes?', 'vegan cake to go?'],
  ['Do you have wifi in the shop?', 'is there wifi', 'Can I work there with my laptop, is there wifi?'],
  ['Are you hiring?', 'do you have any jobs', 'job openings for students?'],
  ['Do you sell bubble tea?', 'bubble tea?', 'can i get bubble tea to go'],
  ['Do you make wedding favours?', 'small tea bags as wedding favours', 'wedding favours for 80 guests'],
  ['Is your packaging compostable?', 'are the bags compostable', 'compostable packaging?'],
  ['Which tea helps with a cold?', 'tea against a cold'],
  ['Do you have the tea from the Bristol food market?', 'the tea you had at the food market'],
  ['Can you blend a tea just for us?', 'custom blend for our hotel'],
];

export const smallTalk: [question: string, reply: string][] = [
  ['Hi', 'Hello! What can I brew up for you today?'],
  ['Hello!', 'Hello, and welcome! How can I help?'],
  ['Thank you!', 'You are very welcome. Enjoy your tea!'],
  ['great, thanks', 'A pleasure. Have a lovely day!'],
];

export const unknownReply =
  "I'm sorry, that I do not know. If you leave your email address here, Nadia or Tom will get back to you.";

export const visitorNames = [
  'Amelia Hart',
  'Jonas Weber',
  'Priya Nair',
  'Camille Laurent',
  'Oliver Bennett',
  'Sofía Romero',
  'Haruto Tanaka',
  'Grace Okafor',
  'Liam Murphy',
  'Giulia Conti',
];

import { errorTable, type ErrorCode } from '@askwell/contracts';

/**
 * What the API says about fields. Field errors have no codes, so translations are found by these
 * sentences.
 */
export const fieldSentences = [
  // Accounts
  'Please enter your name',
  'This name is too long',
  'A name has one line',
  'Please enter a name without a web address',
  'Please enter your email address',
  'Please enter a valid email address',
  'This email address is too long',
  'Please enter your password',
  'Please enter a password',
  'Password must be at least 6 characters long',
  'Password must be at most 200 characters long',
  'Please enter the 6-digit verification code',
  'Please enter a code',
  'This is not a code',
  'This is not the id of a sign-in.',
  'This is not the answer of a passkey.',
  'Please enter a valid Gemini API key',
  'Please type your email address to confirm',
  'This is not the email address of this account',
  'This is not the id of a registration.',
  'This is not an order id.',
  // Tokens and webhooks
  'Please enter a name',
  'A name holds at most 60 characters',
  'Please choose how long the token is valid',
  'Please choose what the token may do',
  'Please enter an address such as https://example.com/askwell',
  'This address is too long',
  'We could not find this address. Please check it.',
  'Please choose at least one event',
  'Please choose each event once',
  // Chatbots
  'A name holds at most 100 characters',
  'A description holds at most 500 characters',
  'Please choose one of the icons',
  'A placeholder holds at most 60 characters',
  'Please choose one of the languages',
  'A chatbot has texts in at most 8 languages',
  'Each language can be added once',
  'Please choose a friendly, neutral or formal tone',
  'Please choose short, standard or detailed answers',
  'Instructions hold at most 1000 characters',
  'Please choose a color such as #667eea',
  'Please choose a size between 44px and 96px',
  'A title holds at most 60 characters',
  'A subtitle holds at most 120 characters',
  'A welcome message holds at most 1000 characters',
  'Please enter a domain such as example.com or *.example.com',
  'A chatbot has at most 50 domains',
  'A suggested question holds at most 200 characters',
  'A chatbot suggests at most 4 questions',
  'Please choose 30, 90 or 365 days, or to keep conversations',
  'Please enter opening hours such as 9:00 to 17:00',
  'A day has at most 6 opening hours',
  'A week has 7 days',
  'Please choose a day',
  'A label holds at most 60 characters',
  'There are at most 60 exceptions',
  'Please enter minutes, at most 10080',
  // Knowledge bases
  'Please enter a question',
  'A question holds at most 500 characters',
  'Please enter an answer',
  'An answer holds at most 4000 characters',
  'Please enter another wording of the question',
  'A question has at most 20 other wordings',
  'A knowledge base holds at most 1000 FAQs',
  'The data can have at most 1,000,000 characters',
  'The data must be a JSON object, such as {"hours": "9 to 5"}',
  'The data holds more than 10,000 values, which is more than can be searched',
  // Sources
  'Please choose a website, a page or a text',
  'Please enter a web address such as www.example.com',
  'Please enter a title',
  'Please enter a text',
  'A text holds at most 200,000 characters',
  'Please choose the drafts',
  // Messages and conversations
  'Please enter a message',
  'A message holds at most 2000 characters',
  'A comment holds at most 1000 characters',
  'Please choose a rating from 1 to 5',
  'Please choose the questions to dismiss',
  'Please search for at most 100 characters',
  'This page is no longer available. Start again from the first page.',
  'This is not a visitor id.',
  // The inbox
  'This is not a UUID.',
  'This is not a key.',
  'This is not an address.',
  'A note mentions at most 10 members',
  'Please choose a time',
  'Please send a number',
  // Teams
  'Please choose a role',
  'This invitation link is not complete.',
  // The contact form
  'Please enter a subject',
  'A subject has one line',
  'This subject is too long',
  'Please enter your message',
  'This message is too long',
  // Everywhere
  'This is not an id.',
  'This is not a time zone we know.',
] as const;

export type FieldSentence = (typeof fieldSentences)[number];

/** The failures of the API. It writes English, so English needs no text of its own. */
export const failures = {
  code: (code: ErrorCode): string => errorTable[code][1],
  field: (sentence: FieldSentence): string => sentence,
};

import { brand } from '@askwell/platform';
import type { LegalText } from '../legal/section.ts';

const { name, supportEmail, city } = brand;

/** The four cards above the policy. */
export const protection = {
  title: 'Data protection in short',
  cards: [
    {
      title: 'Encrypted',
      text: 'Your API key is encrypted with AES-256-GCM, passwords are kept only as hashes.',
    },
    { title: 'Yours alone', text: 'Only your account reaches your chatbots and their conversations.' },
    { title: 'Not for sale', text: 'No advertising, no tracking, no selling of data. Not now, not later.' },
    { title: 'Gone when you say so', text: 'One button exports everything, another one deletes it.' },
  ],
};

/** The privacy policy, whole. */
export const content: LegalText = {
  title: 'Privacy Policy',
  lead: `What ${name} knows about you and your visitors, why, for how long, and how you decide about it.`,
  updated: 'Last updated: December 2024',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        `${name}, ${city}, India, runs this service. For your account we decide what happens with your data. For the conversations of your visitors you decide, and we act on your behalf; if you need a data processing agreement for that, write to us.`,
        `For everything about privacy, write to ${supportEmail}.`,
      ],
    },
    {
      id: 'what-you-give',
      title: 'What you give us',
      paragraphs: ['When you have an account, we keep:'],
      points: [
        'your name, your email address and a hash of your password;',
        'your Gemini API key, encrypted, and shown again only in a masked form;',
        'your chatbots: their settings, questions and answers;',
        'your plan and your payments: order, amount, date and state, but never the number of your card;',
        'when and with which browser you signed in, and what was changed about your account’s safety, each with the shortened network address, so that you can see it under Security and end a session;',
        'of API tokens a name and a hash, of webhooks their address and what was sent to them.',
      ],
    },
    {
      id: 'what-visitors-give',
      title: 'What your visitors give us',
      paragraphs: [
        'When somebody writes to your chatbot we keep, for you, what was written and answered, the time, and a random number that stands for the browser; further what they choose to give: a rating and a comment, or a name, an email address and a message for you. We do not ask who they are. If your website tells the widget a name or an email address, we keep that too.',
        'We count how often a widget was shown, without keeping who saw it. No network address of a visitor is stored with a conversation.',
        'Visitors can delete their conversation themselves, in the menu of the widget.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'To run the service: to sign you in, to find and word answers, to show you your conversations and numbers, to take payments, to answer your messages, and to keep the service safe from misuse. We send the emails that this needs, and no advertising.',
        'We may do so because it is what you asked us for by opening an account, because the law obliges us (receipts), or because a service must be kept safe (limits, the log of sign-ins).',
      ],
    },
    {
      id: 'gemini',
      title: 'Gemini',
      paragraphs: [
        'To word a reply, the visitor’s question, the last messages of the conversation and the passages of your knowledge base that fit are sent to Google’s Gemini with your API key. The key is yours, and so is the agreement: Google processes this for you under Google’s terms for the Gemini API, which differ between free and paid keys. Answers that need no wording are given without Google. We train no models with your data.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives data',
      paragraphs: [
        'Google, for the wording of replies. Razorpay, for payments: it takes your card’s details itself. Your own servers, if you name them as webhooks. The companies that host our servers and deliver our emails. Authorities, where the law obliges us. Nobody else; we do not sell data.',
        'Some of them work in other countries than yours; we send them no more than their part of the work needs.',
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and storage in the browser',
      paragraphs: [
        'We set no cookies. This website keeps your session and your user record in the browser’s local storage while you are signed in; unsaved changes to a chatbot stay there until you save or discard them. Until the tab is closed it also remembers the name and email address you have typed, and how far a page was scrolled.',
        'The widget stores nothing when it is shown. When a visitor uses it, it keeps a random number, the conversation’s key and an email address that was left, so that the conversation is still there on the next page.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: ['No longer than it is needed:'],
      points: [
        'your account and everything in it, until you delete it;',
        'conversations, for as long as you choose for each chatbot: 30, 90 or 365 days, or until you delete them;',
        'verification and reset codes, for 10 minutes, and only as hashes;',
        'the log of sign-ins and changes, for a year; what was sent to webhooks, for 30 days;',
        'network addresses that limits against misuse are counted by, for at most an hour;',
        'messages to our support, for two years;',
        'receipts, for as long as tax law asks; when an account is deleted, without its name and address.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. API keys are encrypted at rest, passwords and codes are hashed. Each request is checked against the account it comes from, and conversations against the key that belongs to them. Secrets and the texts of messages never appear in our logs. If something goes wrong all the same, we tell those concerned without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['Wherever you live, with us you have these rights:'],
      points: [
        'access: see what we know about you, in one file under Security on your profile;',
        'correct: have it put right, most of it by yourself on your profile;',
        'delete: have it erased, at the same place, whenever you like;',
        'restrict processing: have us keep it without using it;',
        'portability: take it with you, since that file is JSON, which other programs can read;',
        'opt-out: refuse any email that the service does not need.',
      ],
    },
    {
      id: 'children',
      title: 'Children, changes and contact',
      paragraphs: [
        'The service is not intended for children under 13. If you think that a child has given us data, write to us and we delete it.',
        'If this policy changes in what matters, we tell you by email 30 days before.',
        `You reach us at ${supportEmail}. To ask for one of your rights, a message from the address of your account is enough; we answer within 30 days. Visitors of a website turn to whoever runs it, and we help there.`,
      ],
    },
  ],
};

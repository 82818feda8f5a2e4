import { brand } from '@askwell/platform';
import type { LegalText } from '../../legal/section.ts';

const { name, supportEmail, city } = brand;

/** The privacy policy. */
export const privacy = {
  /** The four cards above the policy. */
  protection: {
    title: 'Data protection at a glance',
    cards: [
      {
        title: 'Encrypted',
        text: 'Your API key is encrypted with AES-256-GCM. Passwords are stored only as hashes.',
      },
      { title: 'Yours alone', text: 'Only your account can access your chatbots and their conversations.' },
      { title: 'Not for sale', text: 'No advertising, no tracking, no selling of data. Not now, not later.' },
      { title: 'Deleted when you want', text: 'One button exports everything, another deletes it.' },
    ],
  },
  title: 'Privacy Policy',
  lead: `What ${name} knows about you and your visitors, why, for how long, and how you control it.`,
  updated: 'Last updated: December 2024',
  sections: {
    'who-we-are': {
      title: 'Who we are',
      paragraphs: [
        `${name}, ${city}, India, runs this service. For the data of your account, we are the controller. For your visitors’ conversations, you are the controller and we process them on your behalf. If you need a data processing agreement, write to us.`,
        `For any question about privacy, write to ${supportEmail}.`,
      ],
    },
    'what-you-give': {
      title: 'What you give us',
      paragraphs: ['When you have an account, we keep:'],
      points: [
        'your name, your email address and a hash of your password;',
        'your Gemini API key, encrypted, and shown again only in a masked form;',
        'your chatbots: their settings, questions and answers;',
        'your plan and your payments: order, amount, date and status, but never your card number;',
        'your sign-ins and security changes: time, browser and shortened IP address, so that you can see them under Security and end a session;',
        'the name and a hash of each API token; the address of each webhook and the events sent to it.',
      ],
    },
    'what-visitors-give': {
      title: 'What your visitors give us',
      paragraphs: [
        'When a visitor writes to your chatbot, we store the messages and replies, the time and a random number that stands for the browser. We also store what visitors choose to give: a rating and a comment, or a name, an email address and a message for you. We don’t ask who they are. If your website passes a name or an email address to the widget, we store that too.',
        'We count how often a widget is shown, but not who sees it. We store no visitor’s IP address with a conversation.',
        'Visitors can delete their conversation themselves, in the menu of the widget.',
      ],
    },
    why: {
      title: 'What we use it for',
      paragraphs: [
        'To run the service: to sign you in, to find and phrase answers, to show you conversations and statistics, to take payments, to answer your messages, and to protect the service from misuse. We send the emails that this requires, and no advertising.',
        'Our legal bases are our contract with you, our legal obligations (receipts), and our legitimate interest in a secure service (rate limits, the sign-in log).',
      ],
    },
    gemini: {
      title: 'Gemini',
      paragraphs: [
        'To phrase a reply, we send the visitor’s question, the last messages of the conversation and the matching passages of your knowledge base to Google’s Gemini with your API key. The key is yours, and so is the agreement: Google processes this for you under Google’s terms for the Gemini API, which differ between free and paid keys. Exact answers and simple greetings are given without Google. We don’t train models on your data.',
      ],
    },
    sharing: {
      title: 'Who else receives data',
      paragraphs: [
        'Google, to phrase replies. Razorpay, for payments: it takes your card’s details itself. Your own servers, if you set up webhooks. The companies that host our servers and deliver our emails. Authorities, where the law requires it. No one else; we don’t sell data.',
        'Some of them are in other countries. We send them only what they need.',
      ],
    },
    browser: {
      title: 'Cookies and storage in the browser',
      paragraphs: [
        'We set no cookies. This website keeps your session and your user record in the browser’s local storage while you are signed in; unsaved changes to a chatbot stay there until you save or discard them. Until you close the tab, it also remembers the name and email address you typed, and the scroll position of each page.',
        'The widget stores nothing until a visitor uses it. Then it keeps a random number, the conversation’s key and an email address if the visitor left one, so that the conversation continues on the next page.',
      ],
    },
    'how-long': {
      title: 'How long we keep it',
      paragraphs: ['Only as long as we need it:'],
      points: [
        'your account and everything in it, until you delete it;',
        'conversations, for as long as you choose for each chatbot: 30, 90 or 365 days, or until you delete them;',
        'verification and reset codes, for 10 minutes, and only as hashes;',
        'the log of sign-ins and changes, for a year; webhook events, for 30 days;',
        'IP addresses for rate limits, for at most an hour;',
        'messages to our support, for two years;',
        'receipts, for as long as tax law requires; after an account is deleted, without its name and address.',
      ],
    },
    security: {
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. API keys are encrypted at rest, passwords and codes are hashed. We check each request against its account, and each conversation against its own key. Secrets and message texts never appear in our logs. If a breach happens, we tell the people affected without delay.',
      ],
    },
    rights: {
      title: 'Your rights',
      paragraphs: ['Wherever you live, you have these rights:'],
      points: [
        'access: see what we know about you, in one file under Data on your profile;',
        'correct: have mistakes corrected; you can change most data on your profile;',
        'delete: have it erased at any time, also under Data;',
        'restrict processing: have us store your data without using it;',
        'portability: export your data as a JSON file, which other programs can read;',
        'opt-out: unsubscribe from any email that the service does not require.',
      ],
    },
    children: {
      title: 'Children, changes and contact',
      paragraphs: [
        'The service is not intended for children under 13. If you think that a child has given us data, write to us and we will delete it.',
        'If this policy changes in an important way, we tell you by email 30 days in advance.',
        `Contact us at ${supportEmail}. To use one of your rights, write to us from your account’s email address; we reply within 30 days. Visitors of a website contact its operator, and we help the operator.`,
      ],
    },
  },
} satisfies LegalText & { protection: object };

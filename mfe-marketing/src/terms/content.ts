import { brand } from '@askwell/platform';
import type { LegalText } from '../legal/section.ts';

const { name, supportEmail, city, premiumPrice } = brand;

/** The terms of service, whole. */
export const content: LegalText = {
  title: 'Terms of Service',
  lead: `What you can expect of ${name}, and what we expect of you. Written to be read.`,
  updated: 'Last updated: December 2024',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      paragraphs: [
        `These terms are the agreement between you and ${name}, ${city}, India (“we”). They hold for the website, the editor, the widget and the interfaces we offer. By creating an account or using the service you accept them.`,
        'If you use the service for a company, you accept them in its name and confirm that you may.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You need an account to build a chatbot. Give an email address that is yours, keep your password to yourself, and tell us if somebody else may have used the account. What is done with your account, or with an API token you made, counts as done by you.',
        'You must be at least 13 years old, and old enough to enter into a contract where you live.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      paragraphs: [
        `${name} turns the questions and answers you write down into a chat widget for your website. Replies are worded by Google’s Gemini with an API key of your own; the use of that key is between you and Google.`,
        'The Free plan holds 1 chatbot and 100 messages per month. The Premium plan holds 10 chatbots and 10,000 messages per month. When a month’s messages are used up, your chatbots say so until the next month begins.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees and payment',
      paragraphs: [
        `Premium costs ${premiumPrice} per year. Subscription fees are billed in advance and are non-refundable. One payment covers one year; we keep no card and charge nothing by ourselves. When the year is over, the account continues on the Free plan unless you have paid for another year, which you can do in its last 30 days.`,
        'We may change our prices. You are told by email at least 30 days before a change; it never touches a year you have already paid for.',
        'If a payment fails or is taken back, we may suspend the account until it is settled. Payments are handled by Razorpay, whose terms hold for the payment itself.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      paragraphs: [
        'You own your content: your questions and answers, your knowledge base, and the conversations your chatbots have. We claim no right to it beyond what is needed to run the service for you: to store it, to search it, to send the parts that fit a question to Gemini, to show replies on the websites you choose, and to send what happens to the servers that you name as webhooks.',
        'You confirm that you may use what you upload. You can download everything as one file, and delete it, at any time.',
      ],
    },
    {
      id: 'visitors',
      title: 'Your visitors',
      paragraphs: [
        'Towards the people who talk to your chatbots, you are the one responsible. Tell them, where the law asks for it, that they are talking to a machine and what happens with what they write. We process it on your behalf and only for you.',
        'Do not use a chatbot to ask for passwords, card numbers or health data.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: ['Please use the service for what it is made for. It is not allowed to:'],
      points: [
        'break the law with it, or help others to do so;',
        'deceive, harass or threaten people, or pretend to be somebody else;',
        'spread malware, spam, or content that belongs to others;',
        'get around limits, attack the service, or look at what belongs to other accounts;',
        'resell the service as your own without our written consent.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      paragraphs: [
        'We work hard to keep the service running and your data safe, but we cannot promise that it is never interrupted. Maintenance is announced where we can.',
        'We improve the service all the time. If we take away something you have paid for, we tell you beforehand.',
      ],
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      paragraphs: [
        'The service is provided as it is. Replies are worded by a language model: they can be incomplete or wrong, and are no legal, medical or financial advice. Check what your chatbot says, above all where something depends on it.',
        'As far as the law allows, our liability, for whatever reason, is limited to the fees you paid in the 12 months before the event. We are not liable for lost profit or indirect damage. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending, changes and contact',
      paragraphs: [
        'You can delete your account at any time on your profile, under Security. Everything in it goes with it; only receipts stay, without your name and address, for as long as tax law asks. We may suspend or end an account that breaks these terms; unless it is urgent, we write to you first.',
        'If we change these terms, we tell you by email 30 days before. Whoever goes on using the service afterwards accepts the change. The law of India applies, and the courts of ' +
          `${city} decide, unless the law of your country protects you better.`,
        `Questions about these terms: ${supportEmail}.`,
      ],
    },
  ],
};

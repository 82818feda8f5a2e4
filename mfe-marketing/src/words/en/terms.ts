import { renewalDays } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import type { LegalText } from '../../legal/section.ts';
import { freePlan } from './free-plan.ts';
import { premiumPlan } from './premium-plan.ts';

const { name, supportEmail, city, premiumPrice } = brand;

/** The terms of service. */
export const terms = {
  title: 'Terms of Service',
  lead: `What you can expect of ${name}, and what we expect of you. Written to be read.`,
  updated: 'Last updated: December 2024',
  sections: {
    agreement: {
      title: 'The agreement',
      paragraphs: [
        `These terms are the agreement between you and ${name}, ${city}, India (“we”). They apply to the website, the editor, the widget and the interfaces we offer. By creating an account or using the service you accept them.`,
        'If you use the service for a company, you accept them on its behalf and confirm that you are allowed to.',
      ],
    },
    account: {
      title: 'Your account',
      paragraphs: [
        'You need an account to build a chatbot. Use your own email address, keep your password secret, and tell us if someone else may have used the account. You are responsible for what is done with your account and with your API tokens.',
        'You must be at least 13 years old, and old enough to enter into a contract where you live.',
      ],
    },
    service: {
      title: 'The service',
      paragraphs: [
        `${name} turns the questions and answers you write down into a chat widget for your website. Google’s Gemini phrases the replies with your own API key; the use of that key is between you and Google.`,
        `The Free plan includes ${freePlan}. The Premium plan includes ${premiumPlan}. When you run out of messages, your chatbots tell visitors that they can’t answer until the next month begins.`,
      ],
    },
    fees: {
      title: 'Fees and payment',
      paragraphs: [
        `Premium costs ${premiumPrice} per year. Subscription fees are billed in advance and are non-refundable. One payment covers one year. We store no card, and nothing renews automatically. When the year ends, the account continues on the Free plan unless you have paid for another year, which you can do in the last ${renewalDays} days.`,
        'We may change our prices. We tell you by email at least 30 days before a change. It never affects a year that you have already paid for.',
        'If a payment fails or is reversed, we may suspend the account until it is settled. Razorpay handles payments, and its terms apply to the payment itself.',
      ],
    },
    content: {
      title: 'Your content',
      paragraphs: [
        'You own your content: your questions and answers, your knowledge base, and the conversations your chatbots have. We claim no right to it beyond what is needed to run the service for you: to store it, to search it, to send the parts that fit a question to Gemini, to show replies on the websites you choose, and to send events to your webhooks.',
        'You confirm that you may use what you upload. You can download everything as one file, and delete it, at any time.',
      ],
    },
    visitors: {
      title: 'Your visitors',
      paragraphs: [
        'You are responsible towards the people who talk to your chatbots. Where the law requires it, tell them that they are talking to a machine and how their messages are used. We process these messages on your behalf and only for you.',
        'Do not use a chatbot to ask for passwords, card numbers or health data.',
      ],
    },
    'fair-use': {
      title: 'Fair use',
      paragraphs: ['You may not:'],
      points: [
        'break the law with the service, or help others do so;',
        'deceive, harass or threaten people, or pretend to be someone else;',
        'spread malware, spam, or content that belongs to others;',
        'get around limits, attack the service, or access other accounts;',
        'resell the service as your own without our written consent.',
      ],
    },
    availability: {
      title: 'Availability and changes',
      paragraphs: [
        'We work hard to keep the service running and your data safe, but we can’t promise that it is never interrupted. We announce maintenance when we can.',
        'We improve the service all the time. If we remove something that you have paid for, we tell you in advance.',
      ],
    },
    liability: {
      title: 'Warranty and liability',
      paragraphs: [
        'The service is provided as is. A language model phrases the replies: they can be incomplete or wrong, and they are not legal, medical or financial advice. Check what your chatbot says, above all where it matters.',
        'As far as the law allows, our liability, for whatever reason, is limited to the fees you paid in the 12 months before the event. We are not liable for lost profit or indirect damage. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    ending: {
      title: 'Ending, changes and contact',
      paragraphs: [
        'You can delete your account at any time on your profile, under Data. This deletes everything in it. Only receipts stay, without your name and address, for as long as tax law requires. We may suspend or close an account that breaks these terms; unless it is urgent, we write to you first.',
        'If we change these terms, we tell you by email 30 days in advance. If you keep using the service after that, you accept the change. The law of India applies, and the courts of ' +
          `${city} decide, unless the law of your country protects you better.`,
        `Questions about these terms: ${supportEmail}.`,
      ],
    },
  },
} satisfies LegalText;

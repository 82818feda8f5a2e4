import { plans, renewalDays } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { free } from './free-plan.ts';
import { premium } from './premium-plan.ts';

/** The pricing page. */
export const pricing = {
  opening: {
    title: 'Two plans, and one price you can remember',
    lead: 'Start for free, with everything that makes a good chatbot. Premium is for more websites and more visitors.',
    features: 'See all features',
  },
  free: {
    name: 'Free',
    price: '$0',
    period: 'for as long as you like',
    text: 'One website, with the questions that come up every day.',
    action: 'Get Started Free',
    includes: [free.chatbots, free.messagesPerMonth, 'Basic customization', 'Email support', free.branding],
  },
  premium: {
    name: 'Premium',
    price: brand.premiumPrice,
    period: 'per year',
    text: 'Several websites, and visitors who ask all day.',
    includes: [
      premium.chatbots,
      premium.messagesPerMonth,
      'Full customization',
      'Priority support',
      premium.branding,
      'Advanced analytics',
      premium.apiAccess,
      'Custom knowledge base',
    ],
    note: 'Billed yearly. One payment for a year. No automatic renewal.',
  },
  questions: {
    title: 'Before you decide',
    list: [
      {
        question: 'What counts as a message?',
        answer:
          'One question from a visitor, with its reply. A reply that failed because of us or Gemini doesn’t count. A month is a calendar month in UTC.',
      },
      {
        question: 'What happens when I run out of messages?',
        answer:
          'Your chatbots stay on your website and politely tell visitors that they can’t answer for now. You get one email about it. On the first of the next month they answer again.',
      },
      {
        question: `Is ${brand.premiumPrice} really the price of a whole year?`,
        answer: `Yes. The billing cycle is yearly: one payment of ${brand.premiumPrice} for twelve months of Premium.`,
      },
      {
        question: 'Do I pay for Gemini as well?',
        answer:
          'Google’s Gemini phrases the replies with your own API key, which you can create for free at Google. Google may charge you for heavy use; we add nothing to that.',
      },
      {
        question: 'What happens after the year?',
        answer: `Nothing renews automatically. In the last ${renewalDays} days you can pay for another year, which starts when this one ends. If you don’t, the account returns to Free: your chatbots and conversations stay, with ${plans.free.chatbots} active chatbot and ${free.messagesPerMonth}.`,
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through Razorpay’s checkout. Your card number goes to Razorpay and never reaches us.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'Subscription fees are billed in advance and are non-refundable. Try everything on the Free plan first.',
      },
    ],
  },
};

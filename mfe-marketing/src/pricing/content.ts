import { brand } from '@askwell/platform';

/** Every word and figure of the pricing page. */
export const content = {
  opening: {
    title: 'Two plans, and one price you can remember',
    lead: 'Begin for nothing, with everything that makes a good chatbot. Premium is for those with more websites and more visitors.',
    features: 'See all features',
  },
  free: {
    name: 'Free',
    price: '$0',
    period: 'for as long as you like',
    text: 'One website, with the questions that come up every day.',
    action: 'Get Started Free',
    holds: [
      '1 chatbot',
      '100 messages per month',
      'Basic customization',
      'Email support',
      `${brand.name} branding below the chat`,
    ],
  },
  premium: {
    name: 'Premium',
    price: brand.premiumPrice,
    period: 'per year',
    text: 'Several websites, and visitors who ask all day.',
    holds: [
      '10 chatbots',
      '10,000 messages per month',
      'Full customization',
      'Priority support',
      'Branding removed',
      'Advanced analytics',
      'API access',
      'Custom knowledge base',
    ],
    note: 'Billed yearly. You pay once, and nothing is charged by itself afterwards.',
  },
  questions: {
    title: 'Before you decide',
    list: [
      {
        question: 'What counts as a message?',
        answer:
          'One question of a visitor, together with the reply. A reply that failed through us or through Gemini is not counted. The month is the calendar month in UTC.',
      },
      {
        question: 'What happens when the messages of a month are used up?',
        answer:
          'Your chatbots stay on your website and say politely that they cannot take more questions for now. You get one email about it, and on the first of the next month they answer again.',
      },
      {
        question: `Is ${brand.premiumPrice} really the price of a whole year?`,
        answer: `Yes. The billing cycle is yearly: one payment of ${brand.premiumPrice}, and twelve months of Premium.`,
      },
      {
        question: 'Do I pay for Gemini as well?',
        answer:
          'Replies are worded by Google’s Gemini with your own API key, which you can create for free at Google. What Google charges for heavy use is between you and Google; we add nothing to it.',
      },
      {
        question: 'What happens after the year?',
        answer:
          'Nothing is charged without you. In its last 30 days you can pay for another year, which begins when this one ends. If you do not, the account goes back to Free: your chatbots and conversations stay, and the limits of the Free plan count again.',
      },
      {
        question: 'How can I pay?',
        answer:
          'By card, through Razorpay’s checkout. The number of your card goes to Razorpay and never reaches us.',
      },
      {
        question: 'Can I get my money back?',
        answer:
          'Subscription fees are billed in advance and are non-refundable. Try everything on the Free plan first: that is what it is for.',
      },
    ],
  },
};

import { brand } from '@askwell/platform';
import { freePlan } from './plans.ts';

/** The landing page. */
export const home = {
  hero: {
    title: `Answer it once. ${brand.name} takes it from there.`,
    lead: 'Write down what your customers keep asking. It becomes a chat widget on your website that answers in your own words, at any hour, without code.',
    action: 'Get Started Free',
    second: 'See the features',
    note: `Free for ${freePlan}. No card needed.`,
    key: 'You use your own Google Gemini key. It is free to create, your data stays under your own account, and we add no markup.',
  },
  demo: {
    title: 'Try it: ask the library',
    explanation:
      'This is the real widget, and the product’s own search runs in your browser. On your website, Gemini phrases the reply with your API key, and your answers stay the source.',
  },
  stats: [
    { figure: '1000+', label: 'builders' },
    { figure: '50K+', label: 'chatbots' },
    { figure: '99.9%', label: 'uptime' },
  ],
  features: {
    title: 'Yours to shape, down to the last word',
    words: {
      title: 'Change an answer, and it’s live',
      text: 'There is nothing to train. Edit the text and watch the widget change.',
      example: {
        question: 'Do you deliver on Saturdays?',
        answer: 'Yes, until noon. Order by Friday at six and it is there with breakfast.',
        asked: 'Can I get it on a Saturday?',
        empty: 'Without an answer, the chatbot offers to take the visitor’s email address.',
      },
    },
    look: {
      title: 'Looks like your website',
      text: 'Pick a color, a corner and a greeting. The text on it always stays readable.',
      colors: {
        title: 'Color of the widget',
        well: 'teal',
        plum: 'plum',
        brick: 'brick',
        sun: 'yellow',
        ink: 'ink',
      },
      windowTitle: 'Chat with us!',
      welcome: 'Hello! How can I help you today?',
    },
    numbers: {
      title: 'See what people ask',
      text: 'Messages, visitors and ratings for every day, and each conversation behind them.',
      byDay: 'Messages by day',
      on: (day: string) => `messages on ${day}`,
      topic: (question: string) => `Most asked: “${question}”`,
      day: (name: string, messages: number) => `${name}, ${messages} messages`,
      week: [
        { name: 'Monday', short: 'Mo', topic: 'Where is my order?' },
        { name: 'Tuesday', short: 'Tu', topic: 'How do I change my address?' },
        { name: 'Wednesday', short: 'We', topic: 'Do you ship abroad?' },
        { name: 'Thursday', short: 'Th', topic: 'Is the winter offer still on?' },
        { name: 'Friday', short: 'Fr', topic: 'Is the winter offer still on?' },
        { name: 'Saturday', short: 'Sa', topic: 'Do you deliver on Saturdays?' },
        { name: 'Sunday', short: 'Su', topic: 'When do you open?' },
      ],
    },
  },
  callToAction: {
    title: 'Two lines of code, and it’s on your website',
    text: 'Create an account, add your first three answers, paste the two lines. It takes about as long as a coffee break.',
    code: '<script async\n  src="…/widget/your-chatbot.js"></script>',
    action: 'Create your chatbot',
    second: 'See the features',
  },
};

import { brand } from '@askwell/platform';

/** Every word and figure of the landing page that is not a demonstration. */
export const content = {
  hero: {
    title: `Answer it once. ${brand.name} takes it from there.`,
    lead: 'Write down what your customers keep asking. It becomes a chat widget on your website that answers in your own words, at any hour, without code.',
    action: 'Get Started Free',
    second: 'See the features',
    note: 'Free for one chatbot and 100 messages per month. No card needed.',
  },
  demo: {
    title: 'Try it: ask the library',
    explanation:
      'This is the real widget, and the product’s own matching at work in your browser. On your website your Gemini key words the reply, and your answers stay the source.',
  },
  stats: [
    { figure: '1000+', label: 'builders' },
    { figure: '50K+', label: 'chatbots' },
    { figure: '99.9%', label: 'uptime' },
  ],
  features: {
    title: 'Yours to shape, down to the last word',
    words: {
      title: 'Change an answer, and it is live',
      text: 'There is nothing to train. Edit the text here, and look what the widget says.',
    },
    look: {
      title: 'Looks like your website',
      text: 'Pick a colour, a corner and a greeting. The text on it stays readable by itself.',
    },
    numbers: {
      title: 'See what people ask',
      text: 'Messages, visitors and ratings for every day, and each conversation behind them.',
    },
  },
  callToAction: {
    title: 'Two lines of code, and it is on your website',
    text: 'Create an account, add your first three answers, paste the two lines. It takes about as long as a coffee.',
    code: '<script async\n  src="…/widget/your-chatbot.js"></script>',
    action: 'Create your chatbot',
    second: 'See the features',
  },
};

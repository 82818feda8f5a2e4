import { brand } from '@askwell/platform';
import { freePlan } from './free-plan.ts';

/** The landing page. */
export const home = {
  hero: {
    title: `Answer it once. ${brand.name} takes it from there.`,
    lead: 'Write down what your customers keep asking. It becomes a chat widget on your website that answers in your own words, at any hour, without code.',
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
};

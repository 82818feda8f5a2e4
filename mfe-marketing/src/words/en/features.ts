import { freePlan } from './free-plan.ts';

/** The features page. */
export const features = {
  opening: {
    title: 'Everything a good answer needs',
    lead: 'A widget for your visitors, an editor for you, and the numbers that show what to write next. All of it without code.',
    action: 'Start for free',
    second: 'Compare the plans',
  },
  demo: {
    title: 'Demo conversation: ask the workshop',
    explanation:
      'The real widget, answering from the five FAQs beside it. Ask in your own words, or ask something it can’t know.',
  },
  cards: {
    title: 'What you get',
    customization: {
      title: 'Customization',
      text: 'Color, corner, title, greeting and suggested questions. The editor shows the real widget while you type.',
      corners: {
        title: 'Corner of the widget',
        names: {
          topLeft: 'Top Left',
          topRight: 'Top Right',
          bottomLeft: 'Bottom Left',
          bottomRight: 'Bottom Right',
        },
      },
    },
    integration: {
      title: 'Easy integration in 2 lines of code',
      text: 'Paste them before the end of your page. They load after everything else and are smaller than a small picture.',
      code: '<script async\n  src="…/widget/your-chatbot.js"></script>',
    },
    analytics: {
      title: 'Analytics',
      text: 'Messages, visitors, response times and ratings. And the most useful list of all: questions without an answer.',
      gaps: {
        title: 'Asked, but not answered',
        list: ['Can you fix tubeless tires?', 'Do you take old bikes?', 'Is there parking outside?'],
        asked: (times: number) => `asked ${times} times`,
        add: 'Add as FAQ',
        added: 'Answered from now on',
        done: 'Every question has an answer. Start again?',
        again: 'Start again',
      },
    },
    mobile: {
      title: 'Mobile responsive',
      text: 'On a phone the conversation fills the screen, leaves room for the keyboard and has buttons that are easy to tap.',
      composer: 'Write a message…',
    },
    security: {
      title: 'Security',
      facts: [
        'Your API key is encrypted and never shown in full again.',
        'Passwords are stored only as Argon2 hashes.',
        'You choose which websites may show a chatbot.',
        'Replies are text, never code: nothing in them can run on your page.',
        'No cookies, no tracking across websites.',
      ],
    },
    support: {
      title: '24/7 support',
      text: 'Write at any hour: no message gets lost, and a person reads each one.',
      hours: [
        { when: 'Mon-Fri, 9 AM-6 PM', what: 'Answered within 2-4 hours' },
        { when: 'All other hours', what: 'Answered within 24 hours' },
      ],
    },
  },
  list: {
    title: 'All features',
    groups: [
      {
        title: 'For your visitors',
        features: [
          'Replies appear as they are written',
          'Suggested questions to start with',
          '“Did you mean…?” when two answers match',
          'Full keyboard and screen-reader support',
          'Right-to-left languages, light and dark pages',
          'Thumbs up or down for each reply, a star rating at the end',
        ],
      },
      {
        title: 'For the editor',
        features: [
          'A live preview that is the widget itself',
          'A playground to test the unsaved draft',
          'CSV import and export of FAQs',
          'Other wordings for the same question',
          'Exact answers, word for word, where you want them',
          'A warning before unsaved changes are lost',
        ],
      },
      {
        title: 'For running it',
        features: [
          'Allowed websites for each chatbot',
          'A transcript of every conversation',
          'Charts by hour and by day, also as CSV',
          'You decide how long conversations are kept',
          'A JavaScript API to open, close and identify',
          'A documented REST API with Premium',
        ],
      },
    ],
  },
  callToAction: {
    title: 'See what yours would say',
    text: `${freePlan} are free, for as long as you like.`,
    action: 'Create your chatbot',
    second: 'See the pricing',
  },
};

/** Every word of the features page that is not a demonstration. */
export const content = {
  opening: {
    title: 'Everything a good answer needs',
    lead: 'A widget for your visitors, an editor for you, and the numbers that tell you what to write next. All of it without code.',
    action: 'Start for free',
    second: 'Compare the plans',
  },
  demo: {
    title: 'Demo conversation: ask the workshop',
    explanation:
      'The real widget, answering from the five entries beside it. Ask in your own words, or ask what it cannot know.',
  },
  cards: {
    title: 'What you get',
    customization: {
      title: 'Customization',
      text: 'Colour, corner, title, greeting and suggested questions. The editor shows the real widget while you type.',
      corners: 'Corner of the widget',
    },
    integration: {
      title: 'Easy integration in 2 lines of code',
      text: 'Paste them before the end of your page. They load after everything else and weigh less than a small picture.',
      code: '<script async\n  src="…/widget/your-chatbot.js"></script>',
    },
    analytics: {
      title: 'Analytics',
      text: 'Messages, visitors, response times and ratings. And the most useful number of all: questions that had no answer yet.',
      gaps: 'Asked, but not answered',
      add: 'Add as FAQ',
      added: 'Answered from now on',
      done: 'Nothing is left unanswered. Start again?',
      again: 'Start again',
    },
    mobile: {
      title: 'Mobile responsive',
      text: 'On a phone the conversation fills the screen, leaves room for the keyboard and has buttons that a thumb can hit.',
    },
    security: {
      title: 'Security',
      facts: [
        'Your API key is encrypted, and never shown in full again.',
        'Passwords are kept only as Argon2 hashes.',
        'You say which websites may show a chatbot.',
        'Replies are text, never code: nothing in them can run on your page.',
        'No cookies, no tracking across websites.',
      ],
    },
    support: {
      title: '24/7 support',
      text: 'Write at any hour: no message is lost, and each one is read by a person.',
      hours: [
        { when: 'Mon-Fri, 9 AM-6 PM', what: 'Answered within 2-4 hours' },
        { when: 'All other hours', what: 'Answered within 24 hours' },
      ],
    },
  },
  list: {
    title: 'The whole list',
    groups: [
      {
        title: 'For your visitors',
        features: [
          'Answers that appear while they are written',
          'Suggested questions to begin with',
          '“Did you mean…?” when two answers are near',
          'Keyboard and screen reader all the way',
          'Right-to-left languages, light and dark pages',
          'A thumb up or down for each reply, stars at the end',
        ],
      },
      {
        title: 'For the editor',
        features: [
          'Live preview that is the widget itself',
          'A playground to ask the unsaved draft',
          'FAQs from and to CSV files',
          'Other wordings for the same question',
          'Exact answers, word for word, where you want them',
          'A warning before unsaved changes are lost',
        ],
      },
      {
        title: 'For running it',
        features: [
          'Allowed websites for each chatbot',
          'Every conversation to read again',
          'Charts by hour and by day, as CSV too',
          'How long conversations are kept: you decide',
          'A JavaScript API to open, close and identify',
          'A documented REST API with Premium',
        ],
      },
    ],
  },
  callToAction: {
    title: 'See what yours would say',
    text: 'One chatbot and 100 messages per month are free, for as long as you like.',
    action: 'Create your chatbot',
    second: 'See the pricing',
  },
};

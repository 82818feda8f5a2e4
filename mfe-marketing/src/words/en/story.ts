import { plans } from '@askwell/contracts';
import { brand } from '@askwell/platform';
import { freePlan } from './free-plan.ts';
import { premium } from './premium-plan.ts';

const { name, premiumPrice } = brand;

/** The landing page below its opening. */
export const story = {
  approve: {
    title: 'It drafts. You approve.',
    text: 'Enter your website’s address. We read your pages and draft FAQs, each beside the sentence it comes from. Visitors only get what you accepted.',
    from: 'From',
    accept: 'Accept',
    reject: 'Reject',
    left: (count: number) => (count === 1 ? '1 draft left' : `${count} drafts left`),
    done: 'That’s it. Accepted FAQs are live within a minute.',
    again: 'Start again',
    drafts: [
      {
        question: 'Do you ship abroad?',
        answer: 'Yes, to all of Europe, within five working days.',
        before: 'We pack every Tuesday. ',
        quote: 'We ship to all of Europe within five working days.',
        page: 'tea.example/delivery',
      },
      {
        question: 'Can I return opened tea?',
        answer: 'Yes, within 30 days, and you get your money back.',
        before: 'No questions asked: ',
        quote: 'you can return opened tea within 30 days, and we refund the price.',
        page: 'tea.example/returns',
      },
      {
        question: 'Where is the shop?',
        answer: 'In the old harbor, beside the lighthouse.',
        before: 'Come and taste. ',
        quote: 'We are in the old harbor, beside the lighthouse.',
        page: 'tea.example/visit',
      },
    ],
  },

  visitors: {
    title: 'Every visitor gets somewhere',
    languages: {
      title: 'In any language',
      text: 'You write each answer once. Gemini replies in the language of the question.',
      label: 'Language of the visitor',
      written: 'Your FAQ',
      faq: 'Orders before 2 PM leave the same day.',
      /** By the language's code. */
      list: {
        de: {
          name: 'Deutsch',
          asked: 'Wann wird verschickt?',
          reply: 'Bestellungen vor 14 Uhr verlassen uns am selben Tag.',
        },
        es: {
          name: 'Español',
          asked: '¿Cuándo envían mi pedido?',
          reply: 'Los pedidos antes de las 14:00 salen el mismo día.',
        },
        ja: {
          name: '日本語',
          asked: 'いつ発送されますか？',
          reply: '14時までのご注文は当日に発送します。',
        },
        ar: {
          name: 'العربية',
          asked: 'متى تُرسل الطلبات؟',
          reply: 'الطلبات قبل الساعة الثانية ظهرًا تُرسل في اليوم نفسه.',
        },
      },
    },
    person: {
      title: 'A person is one step away',
      text: 'Visitors can always ask for a person. You answer in your inbox, and the chatbot steps back.',
      asked: 'Can I talk to someone about a wedding order?',
      waiting: 'Of course. I’ve told the team.',
      joined: 'Lena joined the conversation',
      reply: 'Hi, Lena here. How many guests are you expecting?',
    },
  },

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

  systems: {
    title: 'One line of code, wherever your website lives',
    text: 'Paste it before the end of your page, use our WordPress plugin, or have us mail the steps to your developer. We tell you when we see it working.',
    label: 'Works with',
    list: [
      'WordPress',
      'Shopify',
      'Wix',
      'Squarespace',
      'Webflow',
      'Google Tag Manager',
      'React',
      'Next.js',
      'Plain HTML',
    ],
    code: '<script async src="…/widget/your-chatbot.js"></script>',
  },

  privacy: {
    title: 'Light on your page, quiet about your visitors',
    facts: [
      {
        figure: '< 2 kB',
        text: 'loads with your page, Brotli-compressed. Your browser’s network tab shows it. The chat itself comes when a visitor reaches for it.',
      },
      { figure: '0', text: 'cookies and trackers. The widget stores nothing before a visitor uses it.' },
      {
        figure: '30 days',
        text: 'or 90, or a year: you decide how long conversations are kept, and visitors can delete theirs.',
      },
    ],
    link: 'Read the privacy policy',
  },

  cost: {
    title: `Your own AI key, and ${premiumPrice} a year if you need more`,
    key: {
      title: 'Why you bring a Google Gemini key',
      points: [
        'It’s free to create, takes a minute and needs no card. Google’s free quota is enough to start.',
        'You pay Google’s prices for heavy use. We add no markup, so our own price can stay small.',
        'Your visitors’ questions go to Google under your agreement, and you can revoke the key at any time.',
      ],
      link: 'See how it’s created',
    },
    free: {
      name: 'Free',
      price: '$0',
      text: `${freePlan}, for as long as you like.`,
      action: 'Start for free',
    },
    premium: {
      name: 'Premium',
      price: premiumPrice,
      period: 'per year',
      text: `${premium.chatbots}, ${premium.messagesPerMonth}, ${premium.members}, API access and no branding. It doesn’t renew automatically.`,
      action: 'Compare the plans',
    },
  },

  comparison: {
    title: 'An honest comparison',
    text: 'What we do well, what we don’t do, and where to look if that matters more to you.',
    caption: `${name} compared with other products`,
    heads: { what: 'What you may need', us: name, others: 'Who else does it' },
    marks: { yes: 'Yes', partly: 'Partly', no: 'No' },
    /** By mark: what it is, and who else does it. */
    rows: {
      yes: [
        ['Answers you approved, each beside its source', 'Chatwoot and Intercom Fin suggest FAQs, too'],
        ['Answers by meaning, in any language', 'Intercom Fin, Dify'],
        ['Open questions in groups, tried out before you add the answer', 'Intercom Fin drafts answers'],
        ['A person takes over in the same chat', 'Intercom, Chatwoot, Crisp'],
        ['Your own AI key, without a markup', 'Typebot, Dify, Flowise'],
      ],
      partly: [['Use on your phone', 'Ours is a website that fits; Intercom, Tidio and Crisp have apps']],
      no: [
        ['Sync with Notion, Confluence or Google Drive', 'Intercom Fin'],
        ['Conversation flows with branches', 'Typebot, Botpress'],
        ['WhatsApp and Messenger', 'Intercom, Botpress, Tidio'],
      ],
    },
    note: 'As we saw them in November 2026. Tell us if something has changed.',
  },

  questions: {
    title: 'Ask us anything',
    windowTitle: `Ask ${name}`,
    windowSubtitle: 'Answers from our help center',
    welcome: 'Hi! What would you like to know before you start?',
    opening: 'Why do I need a Google Gemini key?',
    openingAnswer:
      'Gemini writes the replies of your chatbots. With your own key you see every use at Google, you pay Google’s prices and no markup, and Google processes your visitors’ questions under your own agreement.',
    unknown: 'I can’t find that in the help center. Please write to us, and a person answers.',
    text: `This is our own chatbot. It answers from the ${name} help center, with the same search that your visitors get.`,
    chips: [
      'Is the Gemini key free?',
      'Will it slow down my website?',
      'Does it make things up?',
      'What happens when I run out of messages?',
      'How do I cancel?',
    ],
    link: 'See all questions',
  },

  callToAction: {
    title: 'Your website could answer tonight',
    text: `Enter your address, accept the drafts, paste one line. ${plans.free.messagesPerMonth} messages a month are free.`,
    action: 'Create your chatbot',
    second: 'See the features',
  },
};

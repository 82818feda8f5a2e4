import { plans } from '@askwell/contracts';
import type { HelpFacts, HelpTopic } from '../topic.ts';

export const install = (): HelpTopic => ({
  title: 'Install',
  entries: [
    [
      'How do I put the chatbot on my website?',
      'Deploy it, open Install, and copy the embed code. Paste the line into your pages, just before </body>. The chat button then appears on every page that has it.',
      'Install the widget',
      'Embed code',
      'Where do I paste the code?',
      'Add the chat to my site',
    ],
    [
      'Does it work with WordPress?',
      `Yes. Download our plugin on the Install page, add it under Plugins in WordPress, and enter your chatbot’s ID in its settings.`,
      'WordPress plugin',
      'Install on WordPress',
      'WooCommerce',
    ],
    [
      'Does it work with Shopify?',
      'Yes. Paste the embed code into theme.liquid of your theme. The Install page lists the steps.',
      'Install on Shopify',
      'Shopify store chatbot',
    ],
    [
      'Does it work with Wix, Squarespace or Webflow?',
      'Yes, where your plan there allows custom code. The Install page has the steps for each of them.',
      'Install on Wix',
      'Squarespace code injection',
      'Webflow custom code',
    ],
    [
      'Can I use Google Tag Manager?',
      'Yes. Create a Custom HTML tag with the embed code and let it fire on all pages.',
      'GTM',
      'Install with a tag manager',
    ],
    [
      'Is there a React component?',
      'Yes, typed and under 1 kB, also for Next.js. The Install page has the command and the lines to add.',
      'Next.js',
      'npm package',
      'Use it in a React app',
    ],
    [
      'I don’t see the chat on my website. Why?',
      'Open Install and let us check the page. We tell you whether the code is missing, the chatbot is not active, the domain is not allowed, or a Content-Security-Policy blocks it.',
      'The widget does not appear',
      'Chat button is missing',
      'It is not working on my page',
      'Troubleshooting the installation',
    ],
    [
      'Can my developer install it?',
      'Yes. On the Install page, choose your system and enter your developer’s email address. We mail the code and the steps.',
      'Send the code to my developer',
      'Mail the instructions',
    ],
    [
      'Does the chat slow my website down?',
      'The code that loads with your page is under 2 kB and loads after everything else. The chat window itself comes only when a visitor moves towards it.',
      'Page speed',
      'How big is the script?',
      'Performance and loading time',
    ],
    [
      'When do my changes go live?',
      'Within a minute after you save. You don’t have to deploy or paste the code again.',
      'Do I need to deploy again?',
      'Update the live chatbot',
    ],
    [
      'Can I limit the websites that show my chatbot?',
      'Yes. Add your domains under Allowed Domains in the Settings. On other websites the chatbot does not answer.',
      'Allowed domains',
      'Someone copied my embed code',
    ],
  ],
});

export const look = ({ name }: HelpFacts): HelpTopic => ({
  title: 'Look',
  entries: [
    [
      'How do I change the colors?',
      'Open the tab Design and pick a Primary Color and a Secondary Color. If white text would be hard to read on it, we use dark text and offer a darker shade.',
      'Brand colors',
      'Change the look of the widget',
      'Make it match my website',
    ],
    [
      'Can I move the chat button?',
      'Yes. In Design choose one of the four corners, and the size of the button.',
      'Position of the widget',
      'Left corner',
      'Button size',
    ],
    [
      'How do I change the greeting?',
      'Open Settings and edit the Welcome Message. It is the first thing a visitor reads in the chat.',
      'Welcome message',
      'First message of the bot',
    ],
    [
      'Can I choose the questions that the chat suggests?',
      'Yes. In Settings, under Suggested Questions, choose up to four. If you choose none, the chat suggests your first FAQs.',
      'Suggested questions',
      'Quick replies',
      'Buttons in the chat',
    ],
    [`Can I remove “Powered by ${name}”?`, 'Yes, with Premium.', 'White label', 'Remove the branding'],
    [
      'Does it work on phones?',
      'Yes. On a phone the chat fills the screen, leaves room for the keyboard, and has buttons that are easy to tap.',
      'Mobile',
      'Small screens',
    ],
    [
      'Is the chat accessible?',
      'Yes. Everything works with the keyboard and with a screen reader, texts have enough contrast, and motion is off for people who ask for that.',
      'Screen reader',
      'Keyboard use',
      'Accessibility',
    ],
  ],
});

const readConversations = 'Can I read the conversations?';

export const visitors = (): HelpTopic => ({
  title: 'Visitors and conversations',
  firstOn: { analytics: readConversations },
  entries: [
    [
      'Can visitors talk to a person?',
      'Yes, on every plan. Turn on “Talk to a Person” in the Settings. Visitors who ask for a person appear in your inbox, and the chatbot steps back when you take over.',
      'Human handoff',
      'Live chat',
      'Talk to a human',
      'Transfer to an agent',
    ],
    [
      'How do I answer visitors myself?',
      'Open the Inbox, choose a conversation and write a reply. The visitor sees it at once, or gets it by email if they left an address.',
      'Inbox',
      'Reply to a visitor',
      'Take over a conversation',
    ],
    [
      'Can I set office hours?',
      'Yes, in the Settings under People, with a time zone and holidays. Outside these hours visitors read when you are back and can leave an email address.',
      'Opening hours of the support',
      'When nobody is there',
      'Holidays',
    ],
    [
      readConversations,
      'Yes. Analytics lists every conversation with its transcript, rating and the sources of each reply. You can search them and filter for unanswered questions.',
      'Chat history',
      'Transcripts',
      'See what visitors asked',
    ],
    [
      'What are knowledge gaps?',
      'Questions that your chatbot could not answer, grouped by topic. Write the answer once and add it as an FAQ; we show how many past questions it would have answered.',
      'Unanswered questions in analytics',
      'What is missing in my knowledge base?',
    ],
    [
      'Does the chatbot collect email addresses?',
      'When it can’t answer, it offers visitors to leave an email address. You get a mail with the question, and the conversation is marked “With contact”.',
      'Leads',
      'Capture contact details',
    ],
    [
      'Which numbers does the analytics show?',
      'Messages, visitors, response time, ratings, sessions, returning visitors and popular topics, for a day up to three months. You can export them as CSV.',
      'Statistics',
      'Reports',
      'Export analytics',
      'Satisfaction rate',
    ],
    [
      'Can visitors rate the replies?',
      'Yes, with a thumb for each reply and one to five stars for the conversation.',
      'Feedback',
      'Stars',
    ],
  ],
});

export const plan = ({ name, premiumPrice }: HelpFacts): HelpTopic => ({
  title: 'Plans and payment',
  entries: [
    [
      `What does ${name} cost?`,
      `Free costs nothing and includes ${plans.free.chatbots} chatbot and ${plans.free.messagesPerMonth} messages a month. Premium is ${premiumPrice} per year, with ${plans.premium.chatbots} chatbots and ${plans.premium.messagesPerMonth.toLocaleString('en-US')} messages a month.`,
      'Price',
      'How much is Premium?',
      'Is it free?',
      'Pricing',
    ],
    [
      'What is in Premium?',
      `More chatbots and messages, ${plans.premium.members} team members, more websites and documents to learn from, API access and webhooks, and no branding below the chat.`,
      'Difference between Free and Premium',
      'Why should I upgrade?',
    ],
    [
      'What counts as a message?',
      'One question from a visitor, with its reply. Greetings and thanks don’t count, and neither does a reply that failed because of us or Gemini.',
      'How are messages counted?',
      'Message quota',
    ],
    [
      'What happens when I run out of messages?',
      'Your chatbots stay on your website and politely tell visitors that they can’t answer for now. On the first of the next month they answer again, or at once when you upgrade.',
      'Message limit reached',
      'Quota used up',
    ],
    [
      'Does Premium renew automatically?',
      'No. You pay once for a year. In its last 30 days you can pay for the next one. If you don’t, the account returns to Free and keeps all its data.',
      'Cancel my subscription',
      'Automatic renewal',
      'How do I cancel?',
    ],
    [
      'How can I pay?',
      'By card, through Razorpay’s checkout. Your card number goes to Razorpay and never reaches us.',
      'Payment methods',
      'Credit card',
    ],
    [
      'Can I get a refund?',
      'Subscription fees are billed in advance and are non-refundable. Try everything on the Free plan first.',
      'Money back',
      'Return my payment',
    ],
  ],
});

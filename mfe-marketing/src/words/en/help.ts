import { brand } from '@askwell/platform';

const { name } = brand;

/** The help page around the questions of the help center. */
export const helpPage = {
  title: 'Help',
  lead: `How ${name} works, what it costs, and what to do if something doesn’t work. Ask the chat, or open a question.`,
  topics: 'Topics',
  search: 'Search the questions',
  count: (found: number) => (found === 0 ? 'No question' : found === 1 ? '1 question' : `${found} questions`),
  nothing: {
    title: (query: string) => `No question matches “${query}”`,
    text: 'Try fewer words, or ask the chat in your own. A person answers if you write to us.',
    ask: 'Ask the chat',
  },
  more: 'Not answered here?',
  contact: 'Write to us',
  windowTitle: `Ask ${name}`,
  windowSubtitle: 'Answers from the help center',
  welcome: 'Hi! What can I help you with?',
  opening: 'How do I make my first chatbot?',
  openingAnswer:
    'Create an account, save your Gemini API key on the dashboard, and enter your website’s address. We read your pages and draft FAQs. Accept the ones you like, deploy, and paste one line of code into your website.',
  unknown: 'I can’t find that in the help center. Please write to us, and a person answers.',
  chips: [
    'How do I get a Gemini key?',
    'I don’t see the chat on my website. Why?',
    'Can I upload documents?',
  ],
};

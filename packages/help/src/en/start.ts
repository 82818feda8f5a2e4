import { plans } from '@askwell/contracts';
import type { HelpFacts, HelpTopic } from '../topic.ts';

export const start = ({ name }: HelpFacts): HelpTopic => ({
  title: 'First steps',
  entries: [
    [
      `What is ${name}?`,
      `${name} turns your questions and answers into a chat on your website. Visitors ask in their own words and get answers from your knowledge base. You write no code.`,
      'What does this product do?',
      'What is this for?',
      'How does it work?',
    ],
    [
      'How do I make my first chatbot?',
      'Create an account, save your Gemini API key on the dashboard, and enter your website’s address. We read your pages and draft FAQs. Accept the ones you like, deploy, and paste one line of code into your website.',
      'How do I start?',
      'How do I begin?',
      'Set up a chatbot',
      'Create a new bot',
    ],
    [
      'How long does the setup take?',
      'With a Gemini key ready, about three minutes. Creating the key at Google takes another minute or two.',
      'Is it quick to install?',
      'How much time do I need?',
    ],
    [
      'Do I need to know how to code?',
      'No. You write text, pick colors and paste one line into your website. For WordPress there is a plugin, and you can mail the steps to your developer.',
      'Can I use it without programming?',
      'Do I need a developer?',
      'Is it no-code?',
    ],
    [
      'Can I try it without an account?',
      'Yes. Ask the sample chatbot on our home page, and enter your website’s address there to see what we would draft from it.',
      'Is there a demo?',
      'Can I test it before I sign up?',
      'Where is the sample chatbot?',
    ],
    [
      'Can I sign up without a password?',
      'Yes. Enter only your email address, and confirm it with the code that we mail you. To sign in again later, set a password with the link in our email.',
      'Sign up with email only',
      'Passwordless registration',
    ],
    [
      'Are there templates for my kind of business?',
      'Yes, for ten trades. Open the Knowledge Base of a new chatbot, choose a template, and fill in your opening hours, prices and address. It adds 12 to 20 FAQs.',
      'Do you have example FAQs for a restaurant, shop or clinic?',
      'Start from a template',
    ],
    [
      'How many chatbots can I have?',
      `Free includes ${plans.free.chatbots} chatbot, Premium ${plans.premium.chatbots}. Each one has its own knowledge base and look.`,
      'Number of bots',
      'Can I have several websites?',
    ],
  ],
});

export const key = ({ name }: HelpFacts): HelpTopic => ({
  title: 'The Gemini API key',
  entries: [
    [
      'Why do I need a Google Gemini key?',
      `Gemini writes the replies of your chatbots. With your own key you see every use at Google, you pay Google’s prices and no markup, and Google processes your visitors’ questions under your own agreement.`,
      'Why do I need an API key?',
      'What is the Gemini key for?',
      'Why bring my own key?',
    ],
    [
      'How do I get a Gemini key?',
      'Open Google AI Studio at aistudio.google.com/apikey and sign in with a Google account. Press “Create API key”, copy it, and paste it on your dashboard. We check it as you paste it.',
      'Where do I find the API key?',
      'How can I create an API key at Google?',
      'Where do I get a key?',
    ],
    [
      'Is the Gemini key free?',
      'Creating it is free, and no card is needed. Google’s free quota is enough to start. Google may charge you for heavy use; we add nothing to that.',
      'What does the API key cost?',
      'Do I have to pay Google?',
      'Is there a free quota at Google?',
    ],
    [
      'Is my API key safe?',
      'Yes. We encrypt it with AES-256-GCM, show only its first and last characters again, and use it only for your chatbots. It never appears in our logs.',
      'Who can see my key?',
      'How do you store the API key?',
    ],
    [
      'What happens if my key stops working?',
      'Your chatbots go on answering from your FAQs, in your own words. The dashboard says that Google rejects the key, and you can paste a new one there.',
      'Google rejects my key',
      'My API key is invalid',
      'What if Gemini is down?',
    ],
    [
      'How do I change my Gemini key?',
      'Open Profile, then Security, and paste the new key under “Gemini API Key”. It replaces the old one at once, and we mail you that it was changed.',
      'Replace the API key',
      'Update my key',
    ],
    [
      'Can I use OpenAI or another model?',
      `Not now. ${name} works with Google Gemini. With Exact Answers on, no model writes anything: visitors see your own texts.`,
      'Do you support ChatGPT or Claude?',
      'Which AI model do you use?',
    ],
  ],
});

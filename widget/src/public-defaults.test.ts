import { expect, test } from 'vitest';
import { buildChatbot } from '../test/site/chatbot.ts';
import { withInitialValues } from './public-defaults.ts';
import { compactChatbot } from './render-loader.ts';

test.each([
  buildChatbot(),
  buildChatbot({ logo: 'https://chat.example/widget/logos/a.webp', settings: { enableEmoji: false } }),
])('a panel knows the whole chatbot', (chatbot) => {
  expect(withInitialValues(compactChatbot(chatbot))).toEqual(chatbot);
});

import { chatbotDefaults } from '@askwell/contracts';
import { initialConfiguration, initialSettings } from '@askwell/widget';
import { expect, test } from 'vitest';

test('what a loader leaves out of a chatbot is what a new chatbot has', () => {
  expect(initialConfiguration).toEqual(chatbotDefaults.configuration);
  expect(initialSettings).toEqual(chatbotDefaults.settings);
});

import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- tests run in Node, where schemas are whole
import { ChatbotDraft } from '@askwell/contracts';
import { storedChatbot } from '../../test/stored-chatbot.ts';
import { draftOf, newDraft, withTitle, withWelcomeMessage } from './draft.ts';

const titled = (chatWindowTitle: string, widgetTitle: string) =>
  draftOf(storedChatbot({ configuration: { ...newDraft().configuration, chatWindowTitle, widgetTitle } }))
    .configuration;

const welcomed = (configuration: string, settings: string) => {
  const draft = newDraft();
  const opened = draftOf(
    storedChatbot({
      configuration: { ...draft.configuration, welcomeMessage: configuration },
      settings: { ...draft.settings, welcomeMessage: settings },
    }),
  );
  return [opened.configuration.welcomeMessage, opened.settings.welcomeMessage];
};

describe('a new chatbot', () => {
  test('starts with the defaults of the product', () => {
    const name = 'Front desk';
    expect({ ...newDraft(), name }).toEqual({ ...ChatbotDraft.parse({ name }), faqs: [], data: '{}' });
  });
});

describe('opening a stored chatbot', () => {
  test('keeps what is there', () => {
    expect(titled('Ask us', 'Desk')).toMatchObject({ chatWindowTitle: 'Ask us', widgetTitle: 'Desk' });
    expect(welcomed('Hi', 'Hello')).toEqual(['Hi', 'Hello']);
  });

  test('an empty window title takes the widget title, and the other way round', () => {
    expect(titled('', 'Desk')).toMatchObject({ chatWindowTitle: 'Desk', widgetTitle: 'Desk' });
    expect(titled('Ask us', '')).toMatchObject({ chatWindowTitle: 'Ask us', widgetTitle: 'Ask us' });
  });

  test('without either title the defaults stand', () => {
    expect(titled('', '')).toMatchObject({ chatWindowTitle: 'Chat with us!', widgetTitle: 'AI Assistant' });
  });

  test('an empty welcome message takes the other one, then the default', () => {
    expect(welcomed('Hi', '')).toEqual(['Hi', 'Hi']);
    expect(welcomed('', 'Hello')).toEqual(['Hello', 'Hello']);
    expect(welcomed('', '')).toEqual([
      'Hello! How can I help you today?',
      'Hello! How can I help you today?',
    ]);
  });
});

describe('editing', () => {
  test('the chat window title sets the widget title too', () => {
    expect(withTitle(newDraft(), 'Ask the team').configuration).toMatchObject({
      chatWindowTitle: 'Ask the team',
      widgetTitle: 'Ask the team',
    });
  });

  test('the welcome message goes into settings and configuration', () => {
    const draft = withWelcomeMessage(newDraft(), 'Good morning');
    expect([draft.configuration.welcomeMessage, draft.settings.welcomeMessage]).toEqual([
      'Good morning',
      'Good morning',
    ]);
  });
});

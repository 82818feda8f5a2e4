import type { Chatbot, Configuration, Faq, Retention, Settings } from '@askwell/contracts';
import { defaultConfiguration, defaultSettings } from './defaults.ts';

/** An FAQ while it is edited: `key` tells it from its neighbours and is never sent. */
export type DraftFaq = Faq & { key: number };

/** A chatbot as it stands in the editor, saved or not. */
export type Draft = {
  name: string;
  description: string;
  configuration: Configuration;
  settings: Settings;
  faqs: readonly DraftFaq[];
  /** A JSON object as text; edited elsewhere, carried along here. */
  data: string;
  allowedDomains: readonly string[];
  suggestedQuestions: readonly string[];
  exactAnswers: boolean;
  retention: Retention;
};

/** What the knowledge base's `data` holds when nobody has written any. */
export const emptyData = '{}';

export const newDraft = (): Draft => ({
  name: '',
  description: '',
  configuration: defaultConfiguration,
  settings: defaultSettings,
  faqs: [],
  data: emptyData,
  allowedDomains: [],
  suggestedQuestions: [],
  exactAnswers: false,
  retention: 'forever',
});

/** A stored chatbot as a draft. An empty title or welcome message takes its counterpart's text, then the default. */
export const draftOf = (chatbot: Chatbot): Draft => {
  const { configuration, settings } = chatbot;
  const welcomeMessage =
    settings.welcomeMessage || configuration.welcomeMessage || defaultSettings.welcomeMessage;
  return {
    name: chatbot.name,
    description: chatbot.description,
    configuration: {
      ...configuration,
      chatWindowTitle:
        configuration.chatWindowTitle || configuration.widgetTitle || defaultConfiguration.chatWindowTitle,
      widgetTitle:
        configuration.widgetTitle || configuration.chatWindowTitle || defaultConfiguration.widgetTitle,
      welcomeMessage: configuration.welcomeMessage || welcomeMessage,
    },
    settings: { ...settings, welcomeMessage },
    faqs: chatbot.knowledgeBase.faqs.map((faq, key) => ({ ...faq, key })),
    data: chatbot.knowledgeBase.data,
    allowedDomains: chatbot.allowedDomains,
    suggestedQuestions: chatbot.suggestedQuestions,
    exactAnswers: chatbot.exactAnswers,
    retention: chatbot.retention,
  };
};

/** The chat window's title is the widget's title as well. */
export const withTitle = (draft: Draft, title: string): Draft => ({
  ...draft,
  configuration: { ...draft.configuration, chatWindowTitle: title, widgetTitle: title },
});

/** The welcome message stands in the settings and in the configuration. */
export const withWelcomeMessage = (draft: Draft, welcomeMessage: string): Draft => ({
  ...draft,
  configuration: { ...draft.configuration, welcomeMessage },
  settings: { ...draft.settings, welcomeMessage },
});

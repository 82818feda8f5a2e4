import {
  chatbotDefaults,
  withChange,
  withTextFallbacks,
  type Chatbot,
  type ChatbotFields,
  type Faq,
} from '@askwell/contracts';

/** An FAQ in the editor: `key` identifies it and is never sent. */
export type DraftFaq = Faq & { key: number };

/** A chatbot in the editor, saved or not. */
export type Draft = ChatbotFields & {
  faqs: readonly DraftFaq[];
  /** A JSON object as text. */
  data: string;
};

/**
 * The paths of a draft's fields, as problems name them: each field of a group, a list as a whole.
 */
export type DraftPath = {
  [Name in keyof Draft]: Draft[Name] extends readonly unknown[]
    ? Name
    : Draft[Name] extends object
      ? `${Name}.${keyof Draft[Name] & string}`
      : Name;
}[keyof Draft];

/** The knowledge base's `data` until the owner writes some. */
export const emptyData = '{}';

export const newDraft = (): Draft => ({ ...chatbotDefaults, faqs: [], data: emptyData });

/** A stored chatbot as a draft. */
export const draftOf = (chatbot: Chatbot): Draft => ({
  ...withChange(chatbotDefaults, chatbot),
  ...withTextFallbacks(chatbot),
  faqs: chatbot.knowledgeBase.faqs.map((faq, key) => ({ ...faq, key })),
  data: chatbot.knowledgeBase.data,
});

/** Sets the title of the chat window, which is also the widget's title. */
export const withTitle = (draft: Draft, title: string): Draft => ({
  ...draft,
  configuration: { ...draft.configuration, chatWindowTitle: title, widgetTitle: title },
});

/** Sets the welcome message, which is stored in the settings and in the configuration. */
export const withWelcomeMessage = (draft: Draft, welcomeMessage: string): Draft => ({
  ...draft,
  configuration: { ...draft.configuration, welcomeMessage },
  settings: { ...draft.settings, welcomeMessage },
});

import { chatbotDefaults, type ChatbotFields } from './chatbot-fields.ts';

type Texts = Pick<ChatbotFields, 'configuration' | 'settings'>;

/** An empty title or welcome message takes the text of its counterpart, then the default. */
export const withTextFallbacks = ({ configuration, settings }: Texts): Texts => {
  const { chatWindowTitle, widgetTitle } = configuration;
  const defaults = chatbotDefaults.configuration;
  const [ofConfiguration, ofSettings] = [configuration.welcomeMessage, settings.welcomeMessage];
  return {
    configuration: {
      ...configuration,
      chatWindowTitle: chatWindowTitle || widgetTitle || defaults.chatWindowTitle,
      widgetTitle: widgetTitle || chatWindowTitle || defaults.widgetTitle,
      welcomeMessage: ofConfiguration || ofSettings || defaults.welcomeMessage,
    },
    settings: { ...settings, welcomeMessage: ofSettings || ofConfiguration || defaults.welcomeMessage },
  };
};

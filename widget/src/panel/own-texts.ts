import type { PublicChatbot } from '@askwell/contracts';

/** The chatbot with the texts that its owner wrote for the visitors of a language. */
export const inLanguage = (chatbot: PublicChatbot, language: string): PublicChatbot => {
  const own = chatbot.texts.find((texts) => texts.language === language);
  if (!own) return chatbot;
  const { chatWindowTitle, chatWindowSubtitle, welcomeMessage, placeholder } = chatbot.configuration;
  return {
    ...chatbot,
    configuration: {
      ...chatbot.configuration,
      chatWindowTitle: own.chatWindowTitle || chatWindowTitle,
      chatWindowSubtitle: own.chatWindowSubtitle || chatWindowSubtitle,
      welcomeMessage: own.welcomeMessage || welcomeMessage,
      // A placeholder in another language than the texts around it would be no help.
      placeholder: own.placeholder || (own.welcomeMessage ? '' : placeholder),
    },
  };
};

import type { PublicChatbot } from '@askwell/contracts';

/** A chatbot without the fields that have their initial values. */
export type CompactChatbot = Omit<PublicChatbot, 'configuration' | 'settings' | 'logo' | 'texts'> & {
  configuration?: Partial<PublicChatbot['configuration']>;
  settings?: Partial<PublicChatbot['settings']>;
} & Partial<Pick<PublicChatbot, 'logo' | 'texts'>>;

const welcomeMessage = 'Hello! How can I help you today?';

/** The initial values of the contracts: a test compares them. */
export const initialConfiguration: PublicChatbot['configuration'] = {
  primaryColor: '#667eea',
  secondaryColor: '#764ba2',
  buttonSize: '60px',
  position: 'bottom-right',
  chatWindowTitle: 'Chat with us!',
  widgetTitle: 'AI Assistant',
  chatWindowSubtitle: "We're here to help",
  welcomeMessage,
  launcherIcon: 'chat',
  placeholder: '',
};

export const initialSettings: PublicChatbot['settings'] = {
  welcomeMessage,
  isActive: true,
  enableEmoji: true,
  enableTypingIndicator: true,
};

/**
 * All fields of a chatbot. One that is absent has its initial value, also where the server is older
 * than the field.
 */
export const withInitialValues = ({
  configuration,
  settings,
  ...chatbot
}: CompactChatbot): PublicChatbot => ({
  logo: null,
  texts: [],
  ...chatbot,
  configuration: { ...initialConfiguration, ...configuration },
  settings: { ...initialSettings, ...settings },
});

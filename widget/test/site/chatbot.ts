import type { PublicChatbot } from '@askwell/contracts';

type Choices = Partial<Omit<PublicChatbot, 'configuration' | 'settings'>> & {
  configuration?: Partial<PublicChatbot['configuration']>;
  settings?: Partial<PublicChatbot['settings']>;
};

/** A chatbot as the server publishes it; a test names only what it is about. */
export const buildChatbot = ({ configuration, settings, ...choices }: Choices = {}): PublicChatbot => ({
  id: '65f0c0ffee15600d5eed1234',
  name: 'Bloom & Bark',
  configuration: {
    primaryColor: '#0f766e',
    secondaryColor: '#115e59',
    buttonSize: '60px',
    position: 'bottom-right',
    chatWindowTitle: 'Bloom & Bark',
    widgetTitle: 'Fern',
    chatWindowSubtitle: 'Answers about plants and orders',
    welcomeMessage: 'Hello! How can I help you today?',
    launcherIcon: 'chat',
    placeholder: '',
    ...configuration,
  },
  settings: {
    welcomeMessage: 'Hello! How can I help you today?',
    isActive: true,
    enableEmoji: true,
    enableTypingIndicator: true,
    ...settings,
  },
  logo: null,
  texts: [],
  suggestedQuestions: [
    'How long does delivery take?',
    'Can I return a plant that did not survive?',
    'Do you ship abroad?',
  ],
  handoff: { isOn: true },
  branding: { name: 'Askwell', url: 'https://askwell.example' },
  ...choices,
});

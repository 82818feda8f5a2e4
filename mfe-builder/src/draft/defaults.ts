import type { Configuration, Settings } from '@askwell/contracts';

// Written out rather than parsed from the schemas, which would bring the schema library into the browser; a test holds
// them equal.
const welcomeMessage = 'Hello! How can I help you today?';

export const defaultConfiguration: Configuration = {
  primaryColor: '#667eea',
  secondaryColor: '#764ba2',
  buttonSize: '60px',
  position: 'bottom-right',
  chatWindowTitle: 'Chat with us!',
  widgetTitle: 'AI Assistant',
  chatWindowSubtitle: "We're here to help",
  welcomeMessage,
};

export const defaultSettings: Settings = {
  welcomeMessage,
  isActive: true,
  enableEmoji: true,
  enableTypingIndicator: true,
};

import { chatbotDefaults, type Chatbot } from '@askwell/contracts';

/** A chatbot as the server answers it, for tests without one. */
export const storedChatbot = (change: Partial<Chatbot> = {}): Chatbot => ({
  _id: 'a'.repeat(24),
  ...chatbotDefaults,
  name: 'Front desk',
  logo: null,
  knowledgeBase: { faqs: [], data: '{}' },
  status: 'inactive',
  isOverLimit: false,
  deployment: { isDeployed: false, deployedAt: null, embedCode: null, testUrl: null },
  revision: 3,
  can: { deploy: true },
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...change,
});

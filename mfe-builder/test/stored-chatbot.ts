import type { Chatbot } from '@askwell/contracts';
import { newDraft } from '../src/draft/draft.ts';

/** A chatbot as the server answers it, for tests without one. */
export const storedChatbot = (change: Partial<Chatbot> = {}): Chatbot => ({
  _id: 'a'.repeat(24),
  name: 'Front desk',
  description: '',
  configuration: newDraft().configuration,
  settings: newDraft().settings,
  knowledgeBase: { faqs: [], data: '{}' },
  allowedDomains: [],
  suggestedQuestions: [],
  exactAnswers: false,
  retention: 'forever',
  status: 'inactive',
  isOverLimit: false,
  deployment: { isDeployed: false, deployedAt: null, embedCode: null, testUrl: null },
  revision: 3,
  can: { deploy: true },
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...change,
});

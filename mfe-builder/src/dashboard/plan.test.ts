import type { User } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const user = (subscription: User['subscription']): User => ({
  _id: 'a'.repeat(24),
  name: 'Ada',
  email: 'ada@example.com',
  account: { id: 'account', name: 'Asha', role: 'owner' },
  pendingEmail: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  geminiApiKey: 'AIza••••••3f9K',
  geminiApiKeyStatus: 'valid',
  subscription,
  usage: { messages: 0, limit: 100 },
  can: { createChatbot: true, deployChatbot: true, buyPremium: true },
});

test('a Premium plan that has ended counts as Free', () => {
  const endDate = '2027-01-01T00:00:00.000Z';
  expect(planOf(user({ plan: 'premium', active: true, endDate }))).toBe('premium');
  expect(planOf(user({ plan: 'premium', active: false, endDate }))).toBe('free');
});

import type { User } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { createPermission } from './create-permission.ts';
import { planName, planRoom } from './plan.ts';

const user = (change: Partial<User> = {}): User => ({
  _id: 'a'.repeat(24),
  name: 'Ada',
  email: 'ada@example.com',
  pendingEmail: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  geminiApiKey: 'AIza••••••3f9K',
  geminiApiKeyStatus: 'valid',
  subscription: { plan: 'free', active: false, endDate: null },
  usage: { messages: 0, limit: 100 },
  can: { createChatbot: true, deployChatbot: true, buyPremium: true },
  ...change,
});

test('an owner without an API key is asked for it before anything else', () => {
  const can = { createChatbot: false, deployChatbot: false, buyPremium: true };
  expect(createPermission(user({ can }), 1)).toBe('apiKeyMissing');
});

test('an owner with a key creates chatbots as long as the plan has room', () => {
  expect([createPermission(user(), 0), createPermission(user(), 1)]).toEqual(['allowed', 'planFull']);
  const subscription = { plan: 'premium' as const, active: true, endDate: null };
  expect(createPermission(user({ subscription }), 9)).toBe('allowed');
  expect(createPermission(user({ subscription }), 10)).toBe('planFull');
});

test('a full Free plan is told what Premium holds', () => {
  expect(planRoom(user())).toBe('Your Free plan holds 1 chatbot. Premium holds 10.');
});

test('a Premium plan that has ended counts as Free', () => {
  const subscription = { plan: 'premium' as const, endDate: '2027-01-01T00:00:00.000Z' };
  expect(planName(user({ subscription: { ...subscription, active: true } }))).toBe('Premium');
  expect(planName(user({ subscription: { ...subscription, active: false } }))).toBe('Free');
});

import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { introduction } from './introduction.ts';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'another',
};
const introduced = (variables: Record<string, string>) => introduction(readConfig(variables)).join('\n');

test('says where the product runs, and what is missing', () => {
  const text = introduced({ PORT: '4100' });
  expect(text).toContain('Askwell runs at http://localhost:4100');
  for (const name of ['MONGODB_URI', 'SMTP_URL', 'RAZORPAY_KEY_ID']) expect(text).toContain(name);
});

test('with payment keys nothing is said about payments', () => {
  expect(introduced(keys)).not.toContain('payments  ');
});

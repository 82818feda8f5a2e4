import type { HttpClient } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const email = 'asha@example.com';
const password = 'tea at four';
const otp = '123456';
const mistyped = { $ne: '' };

/** Each row: the call, what is sent, and every field that is wrong with what is said about it. */
const cases: [call: string, body: Record<string, unknown>, errors: Record<string, string>][] = [
  [
    'post /api/auth/register',
    {},
    {
      name: 'Please enter your name',
      email: 'Please enter your email address',
      password: 'Please enter a password',
    },
  ],
  ['post /api/auth/register', { name: '  ', email, password }, { name: 'Please enter your name' }],
  [
    'post /api/auth/register',
    { name: 'A\r\nBcc: evil@x.co', email, password },
    { name: 'A name has one line' },
  ],
  [
    'post /api/auth/register',
    { name: 'Sign in at https://evil.example now', email, password },
    { name: 'Please enter a name without a web address' },
  ],
  [
    'post /api/auth/register',
    { name: 'Sign in at WWW.evil.example', email, password },
    { name: 'Please enter a name without a web address' },
  ],
  [
    'post /api/auth/register',
    { name: 'A', email: 'asha@', password },
    { email: 'Please enter a valid email address' },
  ],
  [
    'post /api/auth/register',
    { name: 'A', email: 'a@b.co\r\nBcc: evil@x.co', password },
    { email: 'Please enter a valid email address' },
  ],
  [
    'post /api/auth/register',
    { name: 'A', email, password: '12345' },
    { password: 'Password must be at least 6 characters long' },
  ],
  [
    'post /api/auth/register',
    { name: 'A', email, password: 'x'.repeat(201) },
    { password: 'Password must be at most 200 characters long' },
  ],
  [
    'post /api/auth/register',
    { name: mistyped, email: mistyped, password: mistyped },
    {
      name: 'Please enter your name',
      email: 'Please enter your email address',
      password: 'Please enter a password',
    },
  ],
  ['post /api/auth/login', { email, password: '' }, { password: 'Please enter your password' }],
  ['post /api/auth/login', { email: mistyped, password }, { email: 'Please enter your email address' }],
  ['post /api/auth/login', { email, password: mistyped }, { password: 'Please enter your password' }],
  ['post /api/auth/forgot-password', {}, { email: 'Please enter your email address' }],
  ['post /api/auth/forgot-password', { email: mistyped }, { email: 'Please enter your email address' }],
  ['post /api/auth/resend-verification', { email: '' }, { email: 'Please enter your email address' }],
  ['post /api/auth/resend-verification', { email: [email] }, { email: 'Please enter your email address' }],
  ...['12345', '1234567', '12345a', '', 123456, mistyped].flatMap((wrong): typeof cases =>
    ['verify-otp', 'verify-email'].map((call) => [
      `post /api/auth/${call}`,
      { email, otp: wrong },
      { otp: 'Please enter the 6-digit verification code' },
    ]),
  ),
  [
    'post /api/auth/reset-password',
    { email, otp: '1', newPassword: '12345' },
    {
      newPassword: 'Password must be at least 6 characters long',
      otp: 'Please enter the 6-digit verification code',
    },
  ],
  ['post /api/auth/reset-password', { email, otp }, { newPassword: 'Please enter a password' }],
  ['put /api/auth/profile', { name: '' }, { name: 'Please enter your name' }],
  ['put /api/auth/profile', { name: mistyped }, { name: 'Please enter your name' }],
  ['put /api/auth/profile', { email: 'nonsense' }, { email: 'Please enter a valid email address' }],
  ['put /api/auth/profile', { email: mistyped }, { email: 'Please enter your email address' }],
  ['put /api/auth/profile', { geminiApiKey: '   ' }, { geminiApiKey: 'Please enter a valid Gemini API key' }],
  [
    'put /api/auth/profile',
    { geminiApiKey: mistyped },
    { geminiApiKey: 'Please enter a valid Gemini API key' },
  ],
  [
    'put /api/auth/password',
    { currentPassword: '', newPassword: '12345' },
    {
      currentPassword: 'Please enter your password',
      newPassword: 'Password must be at least 6 characters long',
    },
  ],
  [
    'put /api/auth/password',
    { currentPassword: mistyped, newPassword: mistyped },
    { currentPassword: 'Please enter your password', newPassword: 'Please enter a password' },
  ],
];

const send = (client: HttpClient, call: string, body: unknown) => {
  const [method, path = ''] = call.split(' ');
  return method === 'put' ? client.put(path, body) : client.post(path, body);
};

test.for(cases)('%s refuses %j', async ([call, body, errors], { api }) => {
  const reply = await send(api.as(await api.build.owner()), call, body);
  const issues = Object.entries(errors).map(([path, message]) => ({ path, message }));
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual({
    success: false,
    code: 'invalid',
    message: issues[0]?.message,
    errors: issues,
  });
});

test('what nobody asked for is dropped, never stored', async ({ api }) => {
  await api.anonymous.post('/api/auth/register', {
    name: 'Mallory',
    email: 'mallory@example.com',
    password,
    verifiedAt: '2020-01-01',
    subscription: { plan: 'premium', active: true },
    isAdmin: true,
  });
  const stored = await api.services.users.findByEmail('mallory@example.com');
  expect(stored).toMatchObject({ verifiedAt: null, subscription: { plan: 'free' } });
  expect(stored).not.toHaveProperty('isAdmin');
});

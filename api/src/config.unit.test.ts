import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://chat.example.com',
  MONGODB_URI: 'mongodb://localhost:27017/askwell',
  AUTH_SECRET: 'a'.repeat(32),
  ENCRYPTION_KEY: 'b'.repeat(32),
  SMTP_URL: 'smtp://mail.example.com',
};

test('with nothing set everything runs on embedded defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    dataDir: './var',
    mongodbUri: null,
    databaseTimeoutMs: 4_000,
    authSecret: null,
    mail: { smtpUrl: null, from: { name: 'Askwell', address: 'support@askwell.example' } },
    razorpay: null,
    premium: { price: 900, currency: 'USD' },
    trustedProxies: 0,
    rateLimitFactor: 1,
    brand: { name: 'Askwell', city: 'Bengaluru', premiumPrice: '$9' },
    logLevel: 'info',
  });
});

test('an empty variable counts as not set, and the address follows the port', () => {
  expect(readConfig({ PORT: '8080', MONGODB_URI: ' ', SMTP_URL: '' })).toMatchObject({
    publicUrl: 'http://localhost:8080',
    mongodbUri: null,
    mail: { smtpUrl: null },
  });
});

test('every bad variable is named at once', () => {
  const bad = {
    PORT: 'ninety',
    PUBLIC_URL: 'askwell',
    MONGODB_URI: 'postgres://localhost',
    DATABASE_TIMEOUT: '3',
    AUTH_SECRET: 'short',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'a@b.co\r\nBcc: evil@x.co',
    PREMIUM_PRICE: '9.99',
    PREMIUM_CURRENCY: 'dollars',
    TRUSTED_PROXIES: '-1',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'loud',
    RAZORPAY_KEY_ID: 'rzp_test_1',
  };
  const complaint = () => readConfig(bad);
  for (const name of Object.keys(bad)) expect(complaint).toThrow(name);
});

test.each([
  [{}, '$9'],
  [{ PREMIUM_PRICE: '1250', PREMIUM_CURRENCY: 'EUR' }, '€12.50'],
  [{ PREMIUM_PRICE: '74900', PREMIUM_CURRENCY: 'INR' }, '₹749'],
])('the pages name the price that is charged: %j is %s', (env, price) => {
  expect(readConfig(env).brand.premiumPrice).toBe(price);
});

test('links stand directly below the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://chat.example.com:8443/' }).publicUrl).toBe(
    'https://chat.example.com:8443',
  );
  for (const rest of ['/askwell', '?a=b', '#top', '/;script-src *']) {
    expect(() => readConfig({ PUBLIC_URL: `https://chat.example.com${rest}` })).toThrow('PUBLIC_URL');
  }
});

test('production does not start on defaults', () => {
  const complaint = () => readConfig({ NODE_ENV: 'production' });
  for (const name of ['PUBLIC_URL', 'MONGODB_URI', 'AUTH_SECRET', 'ENCRYPTION_KEY', 'SMTP_URL']) {
    expect(complaint).toThrow(`${name} must be set in production`);
  }
});

test.each([
  [{ FETCH_TEST_HOSTS: 'shop.example=127.0.0.1:4001' }],
  [{ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' }],
])('production does not start with a way to its own network: %j', (env) => {
  const [name] = Object.keys(env);
  expect(() => readConfig({ ...production, ...env })).toThrow(`${name} must not be`);
  expect(readConfig(env)).toBeDefined();
  expect(readConfig(production).fetchTestHosts.size).toBe(0);
});

test('a database on several hosts is an address too', () => {
  const uri = 'mongodb://a.example:27017,b.example:27017/askwell?replicaSet=rs0';
  expect(readConfig({ MONGODB_URI: uri }).mongodbUri).toBe(uri);
});

test('the two secrets of the payment provider differ', () => {
  const same = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'the same',
    RAZORPAY_WEBHOOK_SECRET: 'the same',
  };
  expect(() => readConfig(same)).toThrow('RAZORPAY_WEBHOOK_SECRET');
});

test('with keys of the payment provider, the server needs a webhook secret that is not empty', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'a key secret' };
  expect(() => readConfig(keys)).toThrow('RAZORPAY_WEBHOOK_SECRET must be set together with');
  for (const RAZORPAY_WEBHOOK_SECRET of ['', ' ']) {
    expect(() => readConfig({ ...keys, RAZORPAY_WEBHOOK_SECRET })).toThrow('RAZORPAY_WEBHOOK_SECRET');
  }
  const whole = { ...keys, RAZORPAY_WEBHOOK_SECRET: 'another' };
  expect(() => readConfig({ ...whole, RAZORPAY_KEY_SECRET: '' })).toThrow('RAZORPAY_KEY_SECRET');
  expect(readConfig(whole).razorpay).toMatchObject({ webhookSecret: 'another' });
});

test('a currency without hundredths is refused: the checkout would ask for a hundred times the price', () => {
  expect(readConfig({ PREMIUM_CURRENCY: 'INR' }).premium.currency).toBe('INR');
  for (const PREMIUM_CURRENCY of ['JPY', 'KWD']) {
    expect(() => readConfig({ PREMIUM_CURRENCY })).toThrow('PREMIUM_CURRENCY');
  }
});

test.each([
  ['no-reply@example.com', { name: 'Askwell', address: 'no-reply@example.com' }],
  ['Tea Shop <no-reply@example.com>', { name: 'Tea Shop', address: 'no-reply@example.com' }],
  ['"Tea, Inc." <no-reply@example.com>', { name: 'Tea, Inc.', address: 'no-reply@example.com' }],
  ['<no-reply@example.com>', { name: 'Askwell', address: 'no-reply@example.com' }],
])('mails can be sent from %s', (text, from) => {
  expect(readConfig({ MAIL_FROM: text }).mail.from).toEqual(from);
});

test.each([
  'Tea Shop',
  'Tea <a@b.co>, Evil <c@d.co>',
  'Tea\r\nBcc: x <a@b.co>',
  'Tea <a@b.co\r\nBcc: c@d.co>',
])('mails cannot be sent from %j', (text) => {
  expect(() => readConfig({ MAIL_FROM: text })).toThrow('MAIL_FROM');
});

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'another',
};

test.each([
  [{}, true],
  [production, false],
  [{ ...production, DEMO_PAYMENTS: 'true' }, true],
  [{ DEMO_PAYMENTS: 'false' }, false],
  [keys, false],
])('Premium is given without money only where that is wanted: %j', (env, hasDemoPayments) => {
  expect(readConfig(env).hasDemoPayments).toBe(hasDemoPayments);
});

test('demo payments and real payments exclude each other', () => {
  expect(() => readConfig({ ...keys, DEMO_PAYMENTS: 'true' })).toThrow('DEMO_PAYMENTS');
});

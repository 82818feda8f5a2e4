import { Brand, defaultBrand } from '@askwell/contracts';
import { signersIn } from '@askwell/web-host';
import { z } from 'zod';
import { parseGeminiPrices } from './kernel/gemini-prices.ts';
import { MailFrom } from './kernel/settings/mail-from.ts';
import { FetchTestHosts } from './kernel/settings/fetch-test-hosts.ts';
import { shortPrice } from './kernel/settings/short-price.ts';

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });
const origin = url(/^https?$/, 'https://chat.example.com').transform((text) => text.replace(/\/+$/, ''));
const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const pricesExample = 'must be a day and prices, such as 2026-11-22 some-model=0.30/2.50';
const secret = z.string().min(32, 'must be at least 32 characters long');

function hasHundredths(currency: string): boolean {
  if (!/^[A-Z]{3}$/.test(currency)) return true;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(4000),
  PUBLIC_URL: origin
    .refine((text) => /^[^/]+\/\/[^/?#@]+$/.test(text), 'must have nothing after the host and port')
    .optional(),
  REMOTES_URL: origin
    .refine((text) => /^[^/]+\/\/[^/?#@]+$/.test(text), 'must have nothing after the host and port')
    .optional(),
  WEB_VITALS_SHARE: z.coerce.number().int().min(0).max(100).default(10),
  DATA_DIR: z.string().default('./var'),
  DEV_REMOTES: z.string().optional(),
  RELEASE_SIGNERS: z.string().optional(),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be an address such as mongodb://localhost:27017/askwell')
    .optional(),
  DATABASE_TIMEOUT: wholeNumber(4, 30).default(4),
  AUTH_SECRET: secret.optional(),
  AUTH_SECRET_OLD: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  ENCRYPTION_KEY_OLD: secret.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: MailFrom.optional(),
  GEMINI_BASE_URL: origin.default('https://generativelanguage.googleapis.com'),
  GEMINI_MODEL: z.string().default('gemini-3.8-flash'),
  GEMINI_FALLBACK_MODEL: z.string().default('gemini-3.5-flash-lite'),
  GEMINI_EMBEDDING_MODEL: z.string().default('gemini-embedding-001'),
  GEMINI_CONNECTIONS: wholeNumber(2, 100_000).default(1_000),
  GEMINI_KNOWLEDGE_TOKENS: wholeNumber(500, 500_000).default(12_000),
  GEMINI_PRICES: z
    .string()
    .trim()
    .transform((text, { issues }) => {
      const prices = parseGeminiPrices(text);
      if (!prices) issues.push({ code: 'custom', input: text, message: pricesExample });
      return prices;
    })
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: origin.default('https://api.razorpay.com'),
  DEMO_PAYMENTS: flag.optional(),
  PREMIUM_PRICE: wholeNumber(100, 100_000_000).default(900),
  PREMIUM_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency such as USD')
    // The checkout is handed a hundred times the price (product ruling 6).
    .refine(hasHundredths, 'must be a currency of a hundred parts, such as USD')
    .default('USD'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').default(1),
  BRAND_NAME: Brand.shape.name.default(defaultBrand.name),
  SUPPORT_EMAIL: z.email('must be one email address').default(defaultBrand.supportEmail),
  SUPPORT_PHONE: Brand.shape.supportPhone.default(defaultBrand.supportPhone),
  BRAND_CITY: Brand.shape.city.default(defaultBrand.city),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.optional(),
  FETCH_TEST_HOSTS: FetchTestHosts.optional(),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain such as in.example.com')
    .optional(),
  INBOUND_MAIL_SECRET: secret.optional(),
  INBOUND_MAIL_MAILGUN_KEY: z.string().min(16, 'must be at least 16 characters long').optional(),
  INBOUND_MAIL_SNS_TOPIC: z
    .string()
    .regex(/^arn:aws[\w-]*:sns:[\w-]+:\d+:[\w.-]+$/, 'must be the ARN of a topic of SNS')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, 'must be 16 or more of A–Z a–z 0–9 - . _ ~ + /')
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level such as info')
    .default('info'),
});

const requiredInProduction = [
  'PUBLIC_URL',
  'MONGODB_URI',
  'AUTH_SECRET',
  'ENCRYPTION_KEY',
  'SMTP_URL',
] as const;

/** Says every variable that is not as it should be, one a line. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration';
}

/**
 * Reads the configuration from the environment. An empty variable counts as not set.
 * @throws BadConfiguration with all that is wrong at once.
 */
export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Environment.safeParse(given);
  const issues = result.error?.issues ?? [];
  const complaints = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...contradictions(given),
    ...emptySecrets(variables),
  ];
  if (!result.success || complaints.length > 0) {
    throw new BadConfiguration(['The configuration is not right:', ...new Set(complaints)].join('\n  '));
  }
  return shape(result.data);
}

/** What is wrong with variables together, whether or not each of them is right. */
function contradictions(given: Record<string, string | undefined>): string[] {
  const missing =
    given['NODE_ENV'] === 'production'
      ? requiredInProduction.filter((name) => given[name] === undefined)
      : [];
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhook } = given;
  const isPrivateInProduction =
    given['NODE_ENV'] === 'production' && given['WEBHOOKS_TO_PRIVATE_ADDRESSES'] === 'true';
  return [
    ...(id !== undefined && given['DEMO_PAYMENTS'] === 'true'
      ? ['DEMO_PAYMENTS must not be true together with RAZORPAY_KEY_ID']
      : []),
    ...(given['NODE_ENV'] === 'production' && given['FETCH_TEST_HOSTS'] !== undefined
      ? ['FETCH_TEST_HOSTS must not be set in production']
      : []),
    ...(isPrivateInProduction ? ['WEBHOOKS_TO_PRIVATE_ADDRESSES must not be true in production'] : []),
    ...missing.map((name) => `${name} must be set in production`),
    ...((id === undefined) === (secret === undefined)
      ? []
      : ['RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together']),
    ...((given['INBOUND_MAIL_DOMAIN'] === undefined) === (given['INBOUND_MAIL_SECRET'] === undefined)
      ? []
      : ['INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET must be set together']),
    ...['INBOUND_MAIL_MAILGUN_KEY', 'INBOUND_MAIL_SNS_TOPIC']
      .filter((name) => given[name] !== undefined && given['INBOUND_MAIL_DOMAIN'] === undefined)
      .map((name) => `INBOUND_MAIL_DOMAIN must be set together with ${name}`),
    ...(id !== undefined && webhook === undefined
      ? ['RAZORPAY_WEBHOOK_SECRET must be set together with RAZORPAY_KEY_ID']
      : []),
    ...(webhook !== undefined && webhook === secret
      ? ['RAZORPAY_WEBHOOK_SECRET must not be the same as RAZORPAY_KEY_SECRET']
      : []),
  ];
}

/** A secret that can be guessed would be worse than none. */
const emptySecrets = (variables: Record<string, string | undefined>): string[] =>
  variables['RAZORPAY_KEY_ID'] && variables['RAZORPAY_WEBHOOK_SECRET']?.trim() === ''
    ? ['RAZORPAY_WEBHOOK_SECRET must not be empty']
    : [];

const shape = (env: z.infer<typeof Environment>) => ({
  /** Files of the front end are read again when they change. */
  isDevelopment: env.NODE_ENV === 'development',
  /** How long the server goes on when it is asked to end, so that load balancers notice first. */
  announceStopMs: env.NODE_ENV === 'production' ? 3_000 : 0,
  port: env.PORT,
  publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  /** Where the files of the remotes are served, such as a CDN; empty: here. */
  remotesUrl: env.REMOTES_URL ?? '',
  /** How many of a hundred visits report their web vitals. */
  webVitalsShare: env.WEB_VITALS_SHARE,
  dataDir: env.DATA_DIR,
  /**
   * In development: the remotes that are served as built from their sources, the others as
   * released; empty: all of them.
   */
  devRemotes: env.DEV_REMOTES?.split(',') ?? [],
  /** The public keys of which one must have signed each release; empty: none has to. */
  releaseSigners: signersIn(env.RELEASE_SIGNERS),
  /** Null: the embedded store in `dataDir`. */
  mongodbUri: env.MONGODB_URI ?? null,
  /** How long a request waits for a database that does not answer. */
  databaseTimeoutMs: env.DATABASE_TIMEOUT * 1_000,
  /** Null: made on the first start and kept in `dataDir` (`keepSecrets`). */
  authSecret: env.AUTH_SECRET ?? null,
  /** Also accepts what is signed with it, during a change of the secret. */
  oldAuthSecret: env.AUTH_SECRET_OLD ?? null,
  encryptionKey: env.ENCRYPTION_KEY ?? null,
  /** Also decrypts what is stored, during a change of the key. */
  oldEncryptionKey: env.ENCRYPTION_KEY_OLD ?? null,
  mail: {
    /** Null: each mail is a file in `dataDir`/outbox. */
    smtpUrl: env.SMTP_URL ?? null,
    from: {
      name: env.MAIL_FROM?.name ?? env.BRAND_NAME,
      address: env.MAIL_FROM?.address ?? env.SUPPORT_EMAIL,
    },
  },
  /** Null: nobody can reply by mail. */
  inboundMail:
    env.INBOUND_MAIL_DOMAIN !== undefined && env.INBOUND_MAIL_SECRET !== undefined
      ? {
          domain: env.INBOUND_MAIL_DOMAIN,
          secret: env.INBOUND_MAIL_SECRET,
          /** Null: nothing is taken from Mailgun. */
          mailgunKey: env.INBOUND_MAIL_MAILGUN_KEY ?? null,
          /** The one topic that mails of Amazon SES are taken from; null: none. */
          snsTopic: env.INBOUND_MAIL_SNS_TOPIC ?? null,
        }
      : null,
  gemini: {
    baseUrl: env.GEMINI_BASE_URL,
    model: env.GEMINI_MODEL,
    fallbackModel: env.GEMINI_FALLBACK_MODEL,
    /** The most calls that a process has open at once. */
    connections: env.GEMINI_CONNECTIONS,
  },
  /** Null: chatbots search by words only. */
  embeddingModel: env.GEMINI_EMBEDDING_MODEL === 'off' ? null : env.GEMINI_EMBEDDING_MODEL,
  /** How many tokens of its knowledge base a chatbot's prompt may hold. */
  knowledgeTokens: env.GEMINI_KNOWLEDGE_TOKENS,
  /** Null: owners see tokens and no price. */
  geminiPrices: env.GEMINI_PRICES ?? null,
  /** Whether an order can be completed without money; only possible without Razorpay's keys. */
  hasDemoPayments: env.RAZORPAY_KEY_ID === undefined && (env.DEMO_PAYMENTS ?? env.NODE_ENV !== 'production'),
  /** Null: no payment provider. */
  razorpay:
    env.RAZORPAY_KEY_ID !== undefined &&
    env.RAZORPAY_KEY_SECRET !== undefined &&
    env.RAZORPAY_WEBHOOK_SECRET !== undefined
      ? {
          keyId: env.RAZORPAY_KEY_ID,
          keySecret: env.RAZORPAY_KEY_SECRET,
          webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
          baseUrl: env.RAZORPAY_BASE_URL,
        }
      : null,
  /** In minor units, such as cents. */
  premium: { price: env.PREMIUM_PRICE, currency: env.PREMIUM_CURRENCY },
  /**
   * For development and tests: owners' webhooks may reach this machine and private networks, over
   * plain HTTP.
   */
  allowPrivateWebhooks: env.WEBHOOKS_TO_PRIVATE_ADDRESSES ?? false,
  /** For tests: the hosts of websites that are fetched from this machine, over plain HTTP. */
  fetchTestHosts: env.FETCH_TEST_HOSTS ?? new Map(),
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitFactor: env.RATE_LIMIT_FACTOR,
  brand: {
    name: env.BRAND_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    city: env.BRAND_CITY,
    premiumPrice: shortPrice(env.PREMIUM_PRICE, env.PREMIUM_CURRENCY),
  } satisfies Brand,
  /** Null: there is no /metrics. */
  metricsToken: env.METRICS_TOKEN ?? null,
  logLevel: env.LOG_LEVEL,
});
export type Config = ReturnType<typeof readConfig>;

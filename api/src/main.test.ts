import { mkdtemp, readFile, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  emptyDatabase,
  makeChatbot,
  signUpOwner,
  startGemini,
  startProduct,
  startSmtp,
  visitor,
} from '@askwell/testing';
import { expect, test } from 'vitest';

const secret = 'a secret that is long enough for tests';

/** Whether a process with this id is there. */
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('without any configuration the product says where it runs and what is missing', async () => {
  const product = await startProduct();
  try {
    const said = product.output();
    expect(said).toContain(`Askwell runs at ${product.url}`);
    for (const name of ['MONGODB_URI', 'SMTP_URL', 'RAZORPAY_KEY_ID']) expect(said).toContain(name);
  } finally {
    await product.stop();
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)('asked twice by %s, it ends, with its store', async (signal) => {
  const product = await startProduct();
  const stream = await fetch(`${product.url}/healthz`);
  expect(stream.status).toBe(200);
  process.kill(product.pid, signal);
  process.kill(product.pid, signal);
  await product.stop();
  expect(lives(product.pid)).toBe(false);
});

test('a visitor who is being answered when the product ends hears so', async () => {
  const gemini = await startGemini({ pace: { firstMs: 0, pieceMs: 1_000 } });
  const mails = await startSmtp();
  const product = await startProduct({ env: { GEMINI_BASE_URL: gemini.url, SMTP_URL: mails.url } });
  const chatbot = await makeChatbot(await signUpOwner(product.url, mails));

  const heard = [];
  for await (const event of visitor(product.url, chatbot._id).stream('When are you open?')) {
    heard.push(event);
    if (event.event === 'delta') process.kill(product.pid, 'SIGTERM');
  }
  expect(heard.at(-1)).toMatchObject({ event: 'error', data: { code: 'provider_interrupted' } });
  await product.stop();
  await Promise.all([gemini.stop(), mails.stop()]);
});

test.each([
  ['an exception', `setImmediate(() => { throw new Error('injected') })`],
  ['a rejected promise', `Promise.reject(new Error('injected'))`],
])(
  'when no code catches %s, open replies end with an error, and the process exits with 1',
  async (_, fault) => {
    const gemini = await startGemini({ pace: { firstMs: 0, pieceMs: 1_000 } });
    const mails = await startSmtp();
    const product = await startProduct({
      env: {
        GEMINI_BASE_URL: gemini.url,
        SMTP_URL: mails.url,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`,
      },
    });
    const chatbot = await makeChatbot(await signUpOwner(product.url, mails));

    const heard = [];
    for await (const event of visitor(product.url, chatbot._id).stream('When are you open?')) {
      if (event.event === 'delta' && heard.length === 1) process.kill(product.pid, 'SIGUSR2');
      heard.push(event);
    }
    expect(heard.at(-1)).toMatchObject({ event: 'error', data: { code: 'provider_interrupted' } });
    expect(await product.exitCode).toBe(1);
    const lines = product.output().split('\n');
    const logged = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 60, error: expect.objectContaining({ message: 'injected' }) }),
    );
    await product.stop();
    await Promise.all([gemini.stop(), mails.stop()]);
  },
);

test('in production, load balancers notice that the product is going to end while it still serves', async () => {
  const mails = await startSmtp();
  const product = await startProduct({
    env: {
      NODE_ENV: 'production',
      MONGODB_URI: await emptyDatabase(),
      AUTH_SECRET: secret,
      ENCRYPTION_KEY: secret,
      SMTP_URL: mails.url,
    },
  });
  process.kill(product.pid, 'SIGTERM');
  const statusOf = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  await product.stop();
  await mails.stop();
});

test('the built product answers from an index that its worker built', async () => {
  const mails = await startSmtp();
  const product = await startProduct({ env: { SMTP_URL: mails.url } });
  const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to forty countries.' }];
  const owner = await signUpOwner(product.url, mails);
  const chatbot = await makeChatbot(owner, { knowledgeBase: { faqs } });
  const reply = await visitor(product.url, chatbot._id).ask('Which countries do you ship to?');
  expect(reply.body).toMatchObject({ source: 'faq', text: 'Yes, to forty countries.' });
  await product.stop();
  await mails.stop();
});

test('the build lists the packages that it holds', async () => {
  const file = fileURLToPath(new URL('../dist/sbom.json', import.meta.url));
  const { bomFormat, components } = JSON.parse(await readFile(file, 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'koa', version: '3.3.0', hashes: [expect.anything()] }),
  );
});

test('an installation that has lost its store does not start as a new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-'));
  const start = () => startProduct({ env: { DATA_DIR: dataDir } });
  const file = join(dataDir, 'store/store.sqlite');
  await (await start()).stop();

  await rename(join(dataDir, 'store'), join(dataDir, 'elsewhere'));
  await expect(start()).rejects.toThrow(`${file} is missing, but`);
  await rename(join(dataDir, 'elsewhere'), join(dataDir, 'store'));
  await (await start()).stop();

  await truncate(file);
  await expect(start()).rejects.toThrow(`${file} is empty, but`);
  await rm(dataDir, { recursive: true });
});

test('an installation whose MongoDB has become empty refuses to start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-'));
  const start = (mongodbUri: string) =>
    startProduct({
      env: { DATA_DIR: dataDir, MONGODB_URI: mongodbUri, AUTH_SECRET: secret, ENCRYPTION_KEY: secret },
    });
  const full = await emptyDatabase();
  await (await start(full)).stop();
  await expect(start(await emptyDatabase())).rejects.toThrow(
    `of MONGODB_URI is empty, but ${join(dataDir, 'installation.json')}`,
  );
  await (await start(full)).stop();
  await rm(dataDir, { recursive: true });
});

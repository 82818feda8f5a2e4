import { makeChatbot, signUpOwner, startGemini, startProduct, startSmtp, visitor } from '@askwell/testing';
import { expect, test } from 'vitest';

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

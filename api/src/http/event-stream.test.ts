import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { eventStream } from './event-stream.ts';

const text = 'x'.repeat(10_000);
/** Far more than the sockets of both sides take. */
const wanted = 2_000;

/** A server that says much, and a visitor who has not begun to read. */
async function connect() {
  const gone = new AbortController();
  const sent = { count: 0, isOver: false };
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    ctx.res.once('close', () => gone.abort());
    const stream = eventStream<{ delta: { text: string } }>(ctx, gone.signal);
    while (sent.count < wanted && !gone.signal.aborted) {
      await stream.send('delta', { text });
      sent.count += 1;
    }
    stream.end();
    sent.isOver = true;
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1' }, resolve);
  });
  return { sent, response };
}

/** Waits until nothing more is sent. */
async function untilStill(sent: { count: number }): Promise<number> {
  for (;;) {
    const { count } = sent;
    await pause(100);
    if (count > 0 && count === sent.count) return count;
  }
}

test('a visitor who does not read stops the reply, and gets all of it when reading again', async () => {
  const { sent, response } = await connect();
  expect(await untilStill(sent)).toBeLessThan(wanted);
  let bytes = 0;
  for await (const chunk of response) bytes += String(chunk).length;
  expect(bytes).toBeGreaterThan(wanted * text.length);
  expect(sent.count).toBe(wanted);
});

test('a visitor who leaves without reading ends the reply', async () => {
  const { sent, response } = await connect();
  await untilStill(sent);
  response.destroy();
  await expect.poll(() => sent.isOver).toBe(true);
  expect(sent.count).toBeLessThan(wanted);
});

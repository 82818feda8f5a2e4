import { describe, expect, test } from 'vitest';
import { serverSentEvents, type ServerSentEvent } from './sse.ts';

const bytes = new TextEncoder();

/** The events of a stream that comes in these pieces. */
const read = async (...pieces: (string | Uint8Array<ArrayBuffer>)[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece);
      controller.close();
    },
  });
  const events: ServerSentEvent[] = [];
  for await (const event of serverSentEvents(body)) events.push(event);
  return events;
};

describe('a stream of events', () => {
  test('has names and data', async () => {
    expect(await read('event: start\ndata: {"a":1}\n\ndata: x\n\n')).toEqual([
      { event: 'start', data: '{"a":1}' },
      { event: 'message', data: 'x' },
    ]);
  });

  test('is the same wherever the network cuts it', async () => {
    const whole = bytes.encode('event: delta\r\ndata: {"text":"Grüße 🌱"}\r\n\r\nevent: done\ndata: 1\n\n');
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const events = await read(whole.slice(0, cut), whole.slice(cut));
      expect(events).toEqual([
        { event: 'delta', data: '{"text":"Grüße 🌱"}' },
        { event: 'done', data: '1' },
      ]);
    }
  });

  test('joins the lines of one event, and passes over comments and unknown fields', async () => {
    expect(await read(': ping\n\nid: 7\ndata: a\ndata:b\ndata\nretry: 1\n\n')).toEqual([
      { event: 'message', data: 'a\nb\n' },
    ]);
  });

  test('says how long the server asks to wait before the next stream', async () => {
    const asked: (number | undefined)[] = [];
    const body = new Response('retry: 2500\n\nretry: soon\ndata: a\n\n').body;
    if (!body) throw new Error('a response with a text has a body');
    for await (const { data } of serverSentEvents(body, (ms) => asked.push(ms))) expect(data).toBe('a');
    expect(asked.filter((ms) => ms !== undefined)).toEqual([2500]);
  });

  test('forgets an event that was cut off', async () => {
    expect(await read('event: delta\ndata: half')).toEqual([]);
  });

  test('is cancelled when the reader stops, so that the server hears of it', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes.encode('data: x\n\n')),
      cancel() {
        isCancelled = true;
      },
    });
    for await (const event of serverSentEvents(body)) {
      expect(event.data).toBe('x');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});

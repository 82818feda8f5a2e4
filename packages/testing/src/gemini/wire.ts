import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** One chunk of a streamed reply, as the API sends it. */
export type Chunk = {
  text?: string;
  isThought?: boolean;
  finishReason?: string;
};

export const chunkBody = ({ text, isThought = false, finishReason }: Chunk) => ({
  candidates: [
    {
      ...(text === undefined
        ? {}
        : { content: { role: 'model', parts: [{ text, ...(isThought ? { thought: true } : {}) }] } }),
      ...(finishReason === undefined ? {} : { finishReason }),
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 12, totalTokenCount: 24 },
  modelVersion: 'simulated',
});

/** An error as Google's APIs send it (https://cloud.google.com/apis/design/errors). */
export const errorBody = (code: number, status: string, message: string, details: unknown[] = []) => ({
  error: { code, message, status, details },
});

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}

export function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

/** Events are one line of JSON and a blank line; waits where the client does not read. */
export const sendEvent = (response: ServerResponse, body: unknown): Promise<void> =>
  sendBytes(response, Buffer.from(`data: ${JSON.stringify(body)}\r\n\r\n`));

export const sendChunk = (response: ServerResponse, chunk: Chunk): Promise<void> =>
  sendEvent(response, chunkBody(chunk));

export async function sendBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (response.destroyed || response.write(bytes)) return;
  const settled = new AbortController();
  const { signal } = settled;
  // Whichever does not come is no longer listened for.
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  settled.abort();
}

/** Ends early when the client has left. */
export async function pause(response: ServerResponse, milliseconds: number): Promise<void> {
  if (response.destroyed || milliseconds === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    response.once('close', done);
    function done() {
      clearTimeout(timer);
      response.off('close', done);
      resolve();
    }
  });
}

/** Until the client gives up. */
export const untilClosed = async (response: ServerResponse): Promise<void> => {
  if (!response.destroyed) await once(response, 'close');
};

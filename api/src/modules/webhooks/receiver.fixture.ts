import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Received = { headers: IncomingHttpHeaders; body: string; event: { id: string; type: string } };

/** A server of an owner's that takes webhooks; for tests. `answer` is what it says from now on. */
export async function startReceiver() {
  const received: Received[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      response.writeHead(status, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (next: number, nextHeaders: Record<string, string> = {}) => {
      status = next;
      headers = nextHeaders;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the documentation tells receivers to do. */
export const isSigned = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

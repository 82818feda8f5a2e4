import { Agent, createServer, request } from 'node:http';

/**
 * The baseline of a chat message in cpu.bench.ts: `node:http` alone hands a request on to the
 * provider, over connections that stay open, and its stream back.
 */
const { url, body } = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true });
const options = {
  method: 'POST',
  agent,
  headers: {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'x-goog-api-key': 'key',
  },
};
const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    const asked = request(url, options, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, { 'Content-Type': 'text/event-stream' });
      reply.pipe(outgoing);
    });
    asked.end(body);
  });
});
server.listen(0, () => process.stdout.write(`${server.address().port}\n`));

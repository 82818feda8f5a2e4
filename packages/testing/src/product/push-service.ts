import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A browser's push service, and the keys of one subscription; for tests. */
export async function startPushService() {
  const received: { headers: IncomingHttpHeaders; notice: unknown; text: string }[] = [];
  const state = { status: 201 };
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const text = decrypt(body);
      received.push({ headers: request.headers, notice: JSON.parse(text), text });
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** RFC 8291, for a message of one record. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const shared = pair.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const sealed = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  return {
    received,
    stop: () => void server.close(),
    /** What it answers from now on. */
    answer: (status: number) => {
      state.status = status;
    },
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/a-browser`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
  };
}

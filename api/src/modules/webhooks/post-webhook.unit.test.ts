import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../../providers/web/public-address.ts';
import { webhookPoster } from './post-webhook.ts';

const stopping = new AbortController().signal;

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:1::1',
  '100::1',
  '',
  'localhost',
  '127.1',
  '0x7f.1',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '203.0.114.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'https://127.0.0.1/hook',
  'https://127.1/hook',
  'https://2130706433/hook',
  'https://0x7f000001/hook',
  'https://0177.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:a9fe:a9fe]/latest/meta-data',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1:8443/',
  'http://example.com/hook',
  'https://user:password@example.com/hook',
])('a webhook cannot lead to %s', async (url) => {
  const resolve = async () => [{ address: '8.8.8.8', family: 4 }];
  const poster = webhookPoster({ allowPrivate: false, stopping, resolve });
  await expect(poster.check(url)).rejects.toMatchObject({ name: 'UnsafeAddress' });
  await expect(poster.post(url, {}, '{}')).rejects.toMatchObject({ name: 'UnsafeAddress' });
});

test('a name with one private address among public ones is refused', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '::ffff:10.0.0.1', family: 6 },
  ];
  const poster = webhookPoster({ allowPrivate: false, stopping, resolve });
  await expect(poster.check('https://example.com/')).rejects.toMatchObject({ name: 'UnsafeAddress' });
});

test('a name that turns private after it was checked is not connected to', async () => {
  const { port, connections } = await listener();
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
  };
  const poster = webhookPoster({ allowPrivate: false, stopping, resolve });
  const sent = poster.post(`https://rebinding.example:${port}/`, {}, '{}');
  await expect(sent).rejects.toMatchObject({ name: 'UnsafeAddress' });
  expect([asked, connections()]).toEqual([2, 0]);
});

test('a receiver that says nothing is given up', async () => {
  const { port } = await listener({ isSilent: true });
  const poster = webhookPoster({ allowPrivate: true, stopping, timeoutMs: 100 });
  await expect(poster.post(`http://127.0.0.1:${port}/`, {}, '{}')).rejects.toThrow('timeout');
});

async function listener({ isSilent = false } = {}) {
  let connections = 0;
  const server = createServer((_, response) => {
    if (!isSilent) response.end();
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === 'object' ? address?.port : 0, connections: () => connections };
}

import { createHmac, createSign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { certificates, key } from '../../../providers/web/certificates.fixture.ts';

type Form = Record<string, string>;
type Api = { clock: () => Date };

export const mailgunKey = 'the-key-that-mailgun-signs-with';
export const topic = 'arn:aws:sns:eu-west-1:123456789012:replies';
export const amazonHost = 'sns.eu-west-1.amazonaws.com';

/** What Mailgun posts of a reply; `more` replaces fields of it. */
export const mailgunForm = (api: Api, recipient: string, text: string, more: Form = {}): Form => {
  const timestamp = String(Math.floor(api.clock().getTime() / 1000));
  const token = more['token'] ?? `token of ${text}`;
  return {
    timestamp,
    token,
    signature: createHmac('sha256', mailgunKey).update(`${timestamp}${token}`).digest('hex'),
    recipient,
    'body-plain': `${text}\n\nOn Monday, Asha wrote:\n> Tomorrow at nine.`,
    'message-headers': JSON.stringify([
      ['Message-Id', `<${text}@example.com>`],
      ['From', 'Maya <maya@example.com>'],
    ]),
    ...more,
  };
};

/** Amazon's host, with the certificate of its signatures; for tests. */
export async function startAmazon() {
  const confirmed: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/?Action=ConfirmSubscription')) confirmed.push(url);
    response.end(url.endsWith('.pem') ? certificates.valid : '<ok/>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const signed = (api: Api, fields: Record<string, string>) => {
    const message: Record<string, string> = {
      MessageId: 'a-message',
      TopicArn: topic,
      Timestamp: api.clock().toISOString(),
      SignatureVersion: '2',
      SigningCertURL: `https://${amazonHost}/SimpleNotificationService-1.pem`,
      ...fields,
    };
    const names =
      message['Type'] === 'Notification'
        ? ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
        : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.map((name) => `${name}\n${message[name] ?? ''}\n`).join('');
    const Signature = createSign('sha256').update(text).sign(key, 'base64');
    return { ...message, Signature };
  };
  return { port, confirmed, signed };
}

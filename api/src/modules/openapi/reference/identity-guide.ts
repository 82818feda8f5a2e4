import { limits } from '@askwell/contracts';
import { escapeHtml } from '../../../http/html-page.ts';

/** How a website signs its visitors' user IDs, in common languages of web servers. */
export const identityGuide = (): string => `
  <h2 id="identity">Verified visitors</h2>
  <p>A website can tell Askwell who its signed-in visitor is, with <code>Askwell.identify()</code>. Anyone can change a page in their own browser,
    so conversations show such a visitor as <em>not verified</em>, unless your server signs the user ID:</p>
  <ol>
    <li>In the editor, under Settings, create the chatbot's identity secret. Keep it on your server.</li>
    <li>Your server takes the HMAC-SHA-256 of the user ID with the secret, in hexadecimal, and writes it into the page of that user.</li>
    <li>The page passes both to Askwell. The user ID is a text of at most ${limits.visitor.userId} characters.</li>
  </ol>
  ${example(`(window.Askwell ||= []).push((askwell) => {
  askwell.identify({ userId: '42', hash: '5d9b…', name: 'Asha', email: 'asha@example.com' });
});`)}
  <p>Conversations then show the user ID as verified. Name and email are shown as the page gives them, and are never verified. When the
    secret is replaced or deleted, IDs signed with it are no longer verified.</p>
  ${examples.map(([language, code]) => `<h3>${language}</h3>${example(code)}`).join('')}
`;

const example = (code: string): string =>
  `<pre tabindex="0" aria-label="Example"><code>${escapeHtml(code)}</code></pre>`;

/** Each reads the secret from the environment and computes the hash of `userId`. */
export const examples = [
  [
    'Node.js',
    `import { createHmac } from 'node:crypto';

const hash = createHmac('sha256', process.env.ASKWELL_IDENTITY_SECRET).update(userId).digest('hex');`,
  ],
  ['PHP', `$hash = hash_hmac('sha256', $userId, getenv('ASKWELL_IDENTITY_SECRET'));`],
  [
    'Python',
    `import hashlib, hmac, os

hash = hmac.new(os.environ['ASKWELL_IDENTITY_SECRET'].encode(), userId.encode(), hashlib.sha256).hexdigest()`,
  ],
  [
    'Ruby',
    `require 'openssl'

hash = OpenSSL::HMAC.hexdigest('SHA256', ENV.fetch('ASKWELL_IDENTITY_SECRET'), userId)`,
  ],
] as const;

import { rateLimits, type Brand } from '@askwell/contracts';
import { streamWords } from '../document.ts';
import { escapeHtml } from '../../../http/html-page.ts';
import { identityGuide } from './identity-guide.ts';

type Known = {
  brand: Brand;
  publicUrl: string;
  errors: readonly (readonly [code: string, entry: readonly [status: number, message: string]])[];
};

/** What holds for every call. */
export const introduction = ({ brand, publicUrl, errors }: Known): string => `
  <p class="brand">${escapeHtml(brand.name)} API</p>
  <h1 id="start">Ask your chatbots from anywhere</h1>
  <p>Everything that the editor does, a program can do as well: build chatbots, teach them, read what visitors ask, and ask
    them questions. The API speaks JSON over HTTPS at <code>${escapeHtml(publicUrl)}</code>.</p>
  <p>Make a personal token in your <a href="${publicUrl}/profile?tab=developers">profile, under Developers</a>. It is part of
    Premium, it is shown once, and it goes into the <code>Authorization</code> header:</p>
  <pre tabindex="0" aria-label="Example"><code>curl "${escapeHtml(publicUrl)}/api/chatbot" \\
  -H "Authorization: Bearer $ASKWELL_TOKEN"

curl -X POST "${escapeHtml(publicUrl)}/api/chatbot/$ID/ask" \\
  -H "Authorization: Bearer $ASKWELL_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"text":"Do you ship abroad?"}'</code></pre>
  <p>A token has one or more scopes: <code>read</code> for chatbots, conversations and analytics, <code>write</code> to change
    them, <code>ask</code> to ask questions, <code>inbox</code> to answer visitors. A call that the token has no scope for answers 403 <code>scope_missing</code>.</p>
  <p>A token reaches chatbots and analytics. What touches the account, its security or payments takes a signed-in session.</p>

  <h2 id="errors">Errors and limits</h2>
  <p>A success carries <code>"success": true</code>. A failure has the right status and says why:
    <code>{"success": false, "code": "invalid", "message": "…", "errors": [{"path": "name", "message": "…"}]}</code>.
    Go by the code; the message is for people.</p>
  <p>A token makes ${rateLimits.callPerToken.times} calls a minute. Each response says in <code>RateLimit-Limit</code>,
    <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> (seconds) what is left. Over the limit, the response is 429
    with <code>Retry-After</code>. Some calls have further limits, listed below with their 429. Questions count against the
    messages of your plan.</p>
  <details><summary>All codes</summary><table>${errors
    .map(
      ([code, [status, message]]) =>
        `<tr><th scope="row">${status} <code>${code}</code></th><td>${escapeHtml(message)}</td></tr>`,
    )
    .join('')}</table></details>

  <h2 id="streaming">Streaming</h2>
  <p>${escapeHtml(streamWords).replaceAll(/`([^`]*)`/g, (_, code: string) => `<code>${code}</code>`)}</p>
  <pre tabindex="0" aria-label="Example"><code>event: start
data: {"conversationId":"65f1…","conversationToken":"…","messageId":"65f2…"}

event: delta
data: {"text":"Yes, to all"}

event: delta
data: {"text":" of Europe."}

event: done
data: {"messageId":"65f2…","answered":true,"source":"ai","suggestions":[]}</code></pre>

  <h2 id="webhooks">Webhooks</h2>
  <p>We send events to an address of yours: <code>conversation.ended</code> (30 minutes without a word),
    <code>question.unanswered</code> and <code>contact.left</code>. The body is
    <code>{"id", "type", "timestamp", "data"}</code>. Answer with any 2xx within 10 seconds; otherwise we try again after
    30 seconds, 2 and 15 minutes, 1, 4 and 12 hours. The same event can arrive twice, with the same <code>id</code>.
    Redirects are not followed.</p>
  <p>Deliveries are signed after the <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification, so its
    libraries verify them. By hand: join <code>webhook-id</code>, <code>webhook-timestamp</code> and the raw body with dots, take
    the HMAC-SHA256 with the secret (base64, after <code>whsec_</code>), and compare with <code>webhook-signature</code>. Refuse
    what is older than five minutes.</p>
  <pre tabindex="0" aria-label="Example"><code>import { createHmac, timingSafeEqual } from 'node:crypto';

function isFromUs(headers, rawBody, secret) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], rawBody].join('.');
  const expected = 'v1,' + createHmac('sha256', key).update(signed).digest('base64');
  const given = headers['webhook-signature'];
  const isRecent = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) &lt; 300;
  return isRecent &amp;&amp; given.length === expected.length &amp;&amp; timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}</code></pre>
  ${identityGuide()}
`;

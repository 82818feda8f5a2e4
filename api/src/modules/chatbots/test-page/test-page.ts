import { createHash } from 'node:crypto';
import type { ChatbotDocument } from '../chatbots.store.ts';
import { embedCode } from '../present-chatbot.ts';
import { testPageStyles } from './test-page-styles.ts';

type Content = { status: number; title: string; body: string; script?: string; side?: 'left' | 'right' | '' };

type Page = { status: number; html: string; contentSecurityPolicy: string };

/** A plain page with the real embed code, on which an owner sees the chatbot as visitors do. */
export function testPage(chatbot: ChatbotDocument, publicUrl: string): Page {
  const name = escape(chatbot.name);
  const code = embedCode(publicUrl, chatbot._id.toHexString());
  return page(publicUrl, {
    status: 200,
    title: `Test page of ${name}`,
    script: code,
    side: chatbot.configuration.position.endsWith('left') ? 'left' : 'right',
    body: `
      <p class="label">Test page</p>
      <h1>${name}</h1>
      ${chatbot.description === '' ? '' : `<p class="lead">${escape(chatbot.description)}</p>`}
      ${
        chatbot.settings.isActive
          ? `<p>This is how your chatbot looks on a website: open it with the round button in the corner and ask
             what your visitors will ask. What is said here counts like any other conversation.</p>`
          : `<p>This chatbot is switched off, so visitors do not see it. Turn on “Chatbot Active” in its settings
             and reload this page.</p>`
      }
      <h2>The code on this page</h2>
      <p>Put the same line into your own pages, before <code>&lt;/body&gt;</code>:</p>
      <pre><code>${escape(code)}</code></pre>`,
  });
}

/** Whoever follows an old link, or one to a chatbot that is not online, reads what to do. */
export const missingTestPage = (publicUrl: string): Page =>
  page(publicUrl, {
    status: 404,
    title: 'Test page not found',
    body: `
      <p class="label">404</p>
      <h1>There is no test page here</h1>
      <p>The chatbot may have been deleted, or it has not been deployed yet. Deploy it in the editor; the address of its
        test page is shown there.</p>
      <p><a href="${publicUrl}/dashboard">Go to the dashboard</a></p>`,
  });

function page(publicUrl: string, { status, title, body, script = '', side = '' }: Content): Page {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${testPageStyles}</style>
  </head>
  <body class="${side}">
    <main>${body}
    </main>
    ${script}
  </body>
</html>
`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src ${publicUrl}`,
      `connect-src ${publicUrl}`,
      `style-src 'sha256-${createHash('sha256').update(testPageStyles).digest('base64')}'`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

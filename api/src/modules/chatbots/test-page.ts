import { createHash } from 'node:crypto';
import type { ChatbotDocument } from './chatbots.store.ts';
import { embedCode } from './present-chatbot.ts';

type Page = { status: number; html: string; contentSecurityPolicy: string };

/** A plain page with the real embed code, on which an owner sees the chatbot as visitors do. */
export function testPage(chatbot: ChatbotDocument, publicUrl: string): Page {
  const name = escape(chatbot.name);
  const code = embedCode(publicUrl, chatbot._id.toHexString());
  return page(publicUrl, {
    status: 200,
    title: `Test page of ${name}`,
    script: code,
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
      <pre tabindex="0"><code>${escape(code)}</code></pre>`,
  });
}

/** Whoever follows an old link, or one to a chatbot that is not online, reads what to do. */
export const missingTestPage = (publicUrl: string): Page =>
  page(publicUrl, {
    status: 404,
    title: 'Test page not found',
    script: '',
    body: `
      <p class="label">404</p>
      <h1>There is no test page here</h1>
      <p>The chatbot may have been deleted, or it has not been deployed yet. Deploy it in the editor; the address of its
        test page is shown there.</p>
      <p><a href="${publicUrl}/dashboard">Go to the dashboard</a></p>`,
  });

function page(
  publicUrl: string,
  { status, title, script, body }: { status: number; title: string; script: string; body: string },
): Page {
  return {
    status,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${styles}</style>
  </head>
  <body>
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
      `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
  :root { color-scheme: light dark; --ink: #1b1c22; --soft: #5d606c; --paper: #fff; --ground: #f4f4f1; --line: #e2e2dc; --link: #4f46e5 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf1; --soft: #a0a3b1; --paper: #1c1d24; --ground: #131419; --line: #2e3039; --link: #a5a8ff }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100dvh; padding: 8vh 20px; background: var(--ground); color: var(--ink);
    font: 16px/1.6 system-ui, sans-serif; overflow-wrap: break-word }
  main { max-width: 640px; margin: auto; padding: 40px; background: var(--paper); border: 1px solid var(--line);
    border-radius: 16px }
  h1 { margin: 0 0 12px; font-size: 32px; line-height: 1.2; letter-spacing: -0.02em }
  h2 { margin: 36px 0 0; font-size: 17px }
  p { margin: 8px 0 }
  .label { margin: 0 0 8px; color: var(--soft); font-size: 13px; font-weight: 600 }
  .lead { color: var(--soft); font-size: 18px }
  pre { margin: 12px 0 0; padding: 14px 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px;
    background: var(--ground); font-size: 13px }
  a { color: var(--link) }
  @media (max-width: 480px) { body { padding: 20px 12px } main { padding: 24px } h1 { font-size: 26px } }
`;

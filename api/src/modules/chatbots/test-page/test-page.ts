import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';
import { pageStyles } from '../../../http/page-styles.ts';
import type { ChatbotDocument } from '../chatbots.store.ts';
import { embedCode } from '../present-chatbot.ts';

type Content = { status: number; title: string; body: string; script?: string; side?: 'left' | 'right' | '' };

/** A plain page with the real embed code, on which an owner sees the chatbot as visitors do. */
export function testPage(chatbot: ChatbotDocument, publicUrl: string): HtmlPage {
  const name = escapeHtml(chatbot.name);
  const code = embedCode(publicUrl, chatbot._id.toHexString());
  return page(publicUrl, {
    status: 200,
    title: `Test page of ${chatbot.name}`,
    script: code,
    side: chatbot.configuration.position.endsWith('left') ? 'left' : 'right',
    body: `
      <p class="label">Test page</p>
      <h1>${name}</h1>
      ${
        chatbot.settings.isActive
          ? `<p>This is how your chatbot looks on a website: open it with the round button in the corner and ask
             what your visitors will ask. What is said here counts like any other conversation.</p>`
          : `<p>This chatbot is switched off, so visitors do not see it. Turn on “Chatbot Active” in its settings
             and reload this page.</p>`
      }
      <h2>The code on this page</h2>
      <p>Put the same line into your own pages, before <code>&lt;/body&gt;</code>:</p>
      <pre><code>${escapeHtml(code)}</code></pre>`,
  });
}

/** Whoever follows an old link, or one to a chatbot that is not online, reads what to do. */
export const missingTestPage = (publicUrl: string): HtmlPage =>
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

const page = (publicUrl: string, { status, title, body, script = '', side = '' }: Content): HtmlPage =>
  htmlPage({
    status,
    title,
    styles: pageStyles + freeSide,
    bodyClass: side,
    body: `    <main>${body}
    </main>
    ${script}`,
    allows: [`script-src ${publicUrl}`, `connect-src ${publicUrl}`, 'img-src data:', "form-action 'none'"],
  });

/** The open panel leaves the words free. */
const freeSide = `
  @media (min-width: 1080px) { .right main { margin-left: 6vw } .left main { margin-right: 6vw } }
`;

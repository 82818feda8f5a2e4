import type { Brand } from '@askwell/contracts';
import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';

const styles = `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #16211f; background: #fff; }
main { max-width: 32rem; margin: 4rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; color: #fff; background: #0c666c; cursor: pointer; }
@media (prefers-color-scheme: dark) {
  body { color: #e6efed; background: #101816; }
  button { color: #101816; background: #6fd0d6; }
}`;

const page = (title: string, body: string, allows: readonly string[] = []): HtmlPage =>
  htmlPage({ status: 200, title, styles, body: `<main><h1>${title}</h1>${body}</main>`, allows });

/** Asks before it ends the mails. Its form posts to its own address. */
export const unsubscribePage = ({ name }: Brand): HtmlPage =>
  page(
    'Stop these emails?',
    `<p>You get the answers to your chat by email, sent by ${escapeHtml(name)}. The chat itself stays as it is.</p>
<form method="post"><button>Stop the emails</button></form>`,
    ["form-action 'self'"],
  );

export const unsubscribedPage = ({ name }: Brand): HtmlPage =>
  page(
    'No more emails',
    `<p>${escapeHtml(name)} no longer emails you about this chat. To get answers by email again, leave your address in the chat.</p>`,
  );

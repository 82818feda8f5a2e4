import type { Brand } from '@askwell/contracts';
import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';
import { pageStyles } from '../../../http/page-styles.ts';

const page = (title: string, body: string, allows: readonly string[] = []): HtmlPage =>
  htmlPage({ status: 200, title, styles: pageStyles, body: `<main><h1>${title}</h1>${body}</main>`, allows });

/** Asks before it ends the mails. Its form posts to its own address. */
export const unsubscribePage = ({ name }: Brand): HtmlPage =>
  page(
    'Stop these emails?',
    `<p>You get the answers to your chat by email, sent by ${escapeHtml(name)}. The chat itself stays as it is.</p>
<form method="post" class="actions"><button class="main">Stop the emails</button></form>`,
    ["form-action 'self'"],
  );

export const unsubscribedPage = ({ name }: Brand): HtmlPage =>
  page(
    'No more emails',
    `<p>${escapeHtml(name)} no longer emails you about this chat. To get answers by email again, leave your address in the chat.</p>`,
  );

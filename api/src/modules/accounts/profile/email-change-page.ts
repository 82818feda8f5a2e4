import { escapeHtml, htmlPage, type HtmlPage } from '../../../http/html-page.ts';
import { pageStyles } from '../../../http/page-styles.ts';
import type { LinkedChange } from './email-change.ts';
import { emailChangePath } from './email-change-link.ts';

type Content = { status?: number; title: string; paragraphs: string[]; buttons?: Button[]; link?: Link };
type Button = { label: string; action: string; isMain?: boolean };
type Link = { label: string; path: string };

/** What the change is, and what its old address can do about it. */
export function changePage({ stage, from, to }: LinkedChange, token: string, publicUrl: string): HtmlPage {
  const confirm = {
    label: 'Confirm the change',
    action: `${emailChangePath}/confirm?token=${token}`,
    isMain: true,
  };
  const refuse = (label: string) => ({ label, action: `${emailChangePath}/refuse?token=${token}` });
  const consequence = 'This signs everyone out of your account, and you set a new password.';
  switch (stage) {
    case 'unconfirmed':
      return page(publicUrl, {
        title: 'Change your email address?',
        paragraphs: [
          `Your account would move from ${from} to ${to}. After you confirm, we send a code to the new address.`,
          `If you did not ask for this, stop the change. ${consequence}`,
        ],
        buttons: [confirm, refuse('Stop the change')],
      });
    case 'confirmed':
      return page(publicUrl, {
        title: 'Stop the change of your email address?',
        paragraphs: [
          `Your account moves from ${from} to ${to} once the code that we sent there is entered.`,
          `If you did not ask for this, stop the change. ${consequence}`,
        ],
        buttons: [refuse('Stop the change')],
      });
    case 'made':
      return page(publicUrl, {
        title: 'Undo the change of your email address?',
        paragraphs: [
          `Your account has moved from ${from} to ${to}.`,
          `If you did not want this, undo the change. ${consequence}`,
        ],
        buttons: [refuse('Undo the change')],
      });
  }
}

export const confirmedPage = (to: string, publicUrl: string): HtmlPage =>
  page(publicUrl, {
    title: 'The change is confirmed',
    paragraphs: [`We sent a code to ${to}. Your account uses the new address once you enter the code.`],
    link: { label: 'Go to your profile', path: '/profile' },
  });

export const refusedPage = ({ stage, from }: LinkedChange, publicUrl: string): HtmlPage =>
  page(publicUrl, {
    title: stage === 'made' ? 'The change is undone' : 'The change is stopped',
    paragraphs: [
      `Your account uses ${from}. Everyone is signed out, and the old password no longer works.`,
      'Set a new password to sign in again.',
    ],
    link: { label: 'Set a new password', path: '/forgot-password' },
  });

export const takenPage = (from: string, publicUrl: string): HtmlPage =>
  page(publicUrl, {
    status: 409,
    title: 'The change could not be undone',
    paragraphs: [`Another account uses ${from} now. Please contact us, and we will help you.`],
    link: { label: 'Contact us', path: '/contact' },
  });

export const expiredPage = (publicUrl: string): HtmlPage =>
  page(publicUrl, {
    status: 404,
    title: 'This link no longer works',
    paragraphs: [
      'The change was stopped or replaced by another one, or the link is more than 7 days old.',
      'If you cannot sign in and did not change your address, please contact us.',
    ],
    link: { label: 'Contact us', path: '/contact' },
  });

function page(publicUrl: string, { status = 200, title, paragraphs, buttons = [], link }: Content): HtmlPage {
  const forms = buttons.map(
    ({ label, action, isMain }) =>
      `<form method="post" action="${escapeHtml(action)}"><button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`,
  );
  return htmlPage({
    status,
    title,
    styles: pageStyles,
    body: `    <main>
      <h1>${escapeHtml(title)}</h1>
      ${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n      ')}
      <div class="actions">${forms.join('')}${link ? `<a href="${escapeHtml(publicUrl + link.path)}">${escapeHtml(link.label)}</a>` : ''}</div>
    </main>`,
    allows: ["form-action 'self'"],
  });
}

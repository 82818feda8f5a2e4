import { defaultBrand } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { contactMails } from '../contact/contact-mails.ts';
import { developerMail } from '../install/developer-mail.ts';
import { firstVisitorMail } from '../install/onboarding/first-visitor-mail.ts';
import { receiptMail } from '../payments/mail/receipt-mail.ts';
import { contactLetter } from '../conversations/contact/contact-letter.ts';
import { refundMail } from '../payments/mail/refund-mail.ts';
import type { Mail } from './mail.ts';
import { mailTemplates } from './mail-templates.ts';
import { renderMail } from './render-mail.ts';

const publicUrl = 'https://askwell.example:8443';
const to = 'asha@example.com';
/** What somebody could call themselves, to have us mail it to others. */
const name = 'https://evil.example <a href="https://evil.example">Asha</a>';

const own = mailTemplates(defaultBrand.name, publicUrl);
const contact = contactMails(defaultBrand);
const now = new Date('2026-11-21T12:00:00Z');
const period = { from: now, until: new Date('2027-11-21T12:00:00Z') };
const order = { _id: new ObjectId(), amount: 900, currency: 'USD', orderId: 'order_1', paidAt: now, period };

/** Every mail that there is. */
const all = {
  confirmSignUp: own.confirmSignUp(to, '123456'),
  confirmNewAddress: own.confirmNewAddress(to, '123456'),
  resetPassword: own.resetPassword(to, '123456'),
  addressChangeAsked: own.addressChangeAsked(to, 'new@example.com', 'token'),
  addressChangeStarted: own.addressChangeStarted(to, 'new@example.com', 'token'),
  addressChanged: own.addressChanged(to, 'new@example.com', 'token'),
  sourceChanged: own.sourceChanged(to, {
    title: name,
    changes: [`New: “${name}”`],
    removedPages: 1,
    path: '/chatbot/1?review',
  }),
  newDevice: own.newDevice(to, 'Firefox on Windows', now),
  apiKeyReplaced: own.apiKeyReplaced(to, 'AIza••••••3f9K', 'Firefox on Windows'),
  passwordChanged: own.passwordChanged(to),
  twoStepTurnedOn: own.twoStepTurnedOn(to, 'Firefox on Windows'),
  twoStepTurnedOff: own.twoStepTurnedOff(to, 'Firefox on Windows'),
  recoveryCodesRenewed: own.recoveryCodesRenewed(to, 'Firefox on Windows'),
  recoveryCodeUsed: own.recoveryCodeUsed(to, 9),
  passkeyAdded: own.passkeyAdded(to, 'Firefox on Windows'),
  passkeyRemoved: own.passkeyRemoved(to, 'Firefox on Windows'),
  secondStepRefused: own.secondStepRefused(to),
  passwordMissing: own.passwordMissing(to),
  passwordNotSet: own.passwordNotSet(to),
  invitation: own.invitation(to, { account: name, invitedBy: name, role: 'an editor', token: 'token' }),
  removedFromTeam: own.removedFromTeam(to, name),
  ownershipTransferred: own.ownershipTransferred(to, { from: name, newOwner: name }),
  accountExists: own.accountExists(to),
  accountDeleted: own.accountDeleted(to, name),
  messagesUsedUp: own.messagesUsedUp(to, 100),
  messagesRunLow: own.messagesRunLow(to, 80, 100),
  yearEnds: own.yearEnds(to, 'November 21, 2027', 7),
  toSupport: contact.toSupport({ name, email: to, subject: name, message: name }),
  acknowledgement: contact.acknowledgement(to),
  receipt: receiptMail(defaultBrand.name, { email: to, name }, order),
  refund: refundMail(defaultBrand.name, { email: to, name }, { ...order, goesOn: null }),
  firstVisitor: firstVisitorMail({
    to,
    chatbot: { _id: new ObjectId(), name },
    website: 'shop.example',
    question: name,
    answer: name,
  }),
  toDeveloper: developerMail({
    to,
    from: { name, email: to },
    chatbotName: name,
    embedCode: `<script async src="${publicUrl}/widget/1.js"></script>`,
    platform: 'html',
    brandName: defaultBrand.name,
  }),
  ofAVisitor: contactLetter({
    to,
    chatbot: { _id: new ObjectId(), name },
    contact: { email: 'guest@example.com', name, message: name, at: now },
    lastMessage: name,
    config: { publicUrl },
  }),
} satisfies Record<keyof typeof own, Mail> & Record<string, Mail>;

/** The text that a person reads in it. */
const readable = (html: string): string =>
  html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

test.each(Object.entries(all))(
  'the mail %s says the same as text and as HTML, and leads nowhere but to PUBLIC_URL and our support',
  (_, mail) => {
    const { subject, text, html } = renderMail('1', mail, { brand: defaultBrand, publicUrl });
    expect(subject).not.toBe('');
    const read = readable(html);
    const { paragraphs, code = '', action, facts = [] } = mail;
    for (const said of [...paragraphs, code, action?.label ?? '', ...facts.flat()]) {
      expect(text).toContain(said);
      expect(read).toContain(said);
    }
    const leads = [...html.matchAll(/(?:href|src|action)\s*=\s*"([^"]*)"/gi)].map(
      ([, address]) => address ?? '',
    );
    expect(leads.length).toBeGreaterThan(0);
    const foreign = leads.filter(
      (address) => !/^(https:\/\/askwell\.example:8443(\/|$)|mailto:support@)/.test(address),
    );
    expect(foreign).toEqual([]);
    expect(html).not.toMatch(/<(img|script|form|iframe|link)\b/i);
  },
);

test('the names that strangers chose are no links in mails about accounts', () => {
  const { invitation, removedFromTeam, ownershipTransferred } = mailTemplates('Askwell', publicUrl);
  const name = 'Log in at evil.example/login';
  const mails = [
    invitation('a@example.com', { account: name, invitedBy: name, role: 'an admin', token: 'x' }),
    removedFromTeam('a@example.com', name),
    ownershipTransferred('a@example.com', { from: name, newOwner: name }),
  ];
  for (const { subject, paragraphs } of mails) {
    expect([subject, ...paragraphs].join(' ')).not.toContain('evil.example');
  }
});

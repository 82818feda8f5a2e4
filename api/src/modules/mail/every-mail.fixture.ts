import { defaultBrand } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { contactMails } from '../contact/contact-mails.ts';
import { developerMail } from '../install/developer-mail.ts';
import { firstVisitorMail } from '../install/onboarding/first-visitor-mail.ts';
import { receiptMail } from '../payments/mail/receipt-mail.ts';
import { contactLetter } from '../conversations/contact/contact-letter.ts';
import { refundMail } from '../payments/mail/refund-mail.ts';
import type { Mail } from './mail.ts';
import { mailTemplates } from './mail-templates.ts';

const to = 'asha@example.com';
const contact = contactMails(defaultBrand);
const now = new Date('2026-11-21T12:00:00Z');
const period = { from: now, until: new Date('2027-11-21T12:00:00Z') };
const order = { _id: new ObjectId(), amount: 900, currency: 'USD', orderId: 'order_1', paidAt: now, period };

/** Every mail that there is; `name` is what people have called themselves and their chatbots. */
export function everyMail({ publicUrl, name }: { publicUrl: string; name: string }) {
  const own = mailTemplates(defaultBrand.name, publicUrl);
  return {
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
}

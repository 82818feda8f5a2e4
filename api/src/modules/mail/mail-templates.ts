import { limits } from '@askwell/contracts';

/** A mail before it has a form: `renderMail` gives it one. */
export type Mail = {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large; the mail is worth nothing once it has expired. */
  code?: string | undefined;
  /** What the mail is about in figures, such as of a receipt. */
  facts?: [label: string, value: string][] | undefined;
  /** Where to go from here: a path below our own address. */
  action?: { label: string; path: string } | undefined;
  /** Whom an answer goes to; our support when absent. */
  replyTo?: string | undefined;
};

const validity = `The code is valid for ${limits.oneTimeCode.minutesValid} minutes and works once.`;

/** What we write to people about their accounts. */
export const mailTemplates = (brandName: string, publicUrl: string) => ({
  confirmSignUp: (to: string, code: string): Mail => ({
    to,
    subject: `Your ${brandName} verification code`,
    code,
    paragraphs: [
      `Enter this code to confirm your email address and start using ${brandName}.`,
      validity,
      'If you did not sign up, you can ignore this email.',
    ],
  }),

  confirmNewAddress: (to: string, code: string): Mail => ({
    to,
    subject: 'Confirm your new email address',
    code,
    paragraphs: [
      `Enter this code to use this address for your account at ${brandName}.`,
      validity,
      'If you did not ask for this, do not enter the code anywhere and ignore this email.',
    ],
  }),

  resetPassword: (to: string, code: string): Mail => ({
    to,
    subject: 'Your password reset code',
    code,
    paragraphs: [
      `Enter this code to set a new password for your account at ${brandName}.`,
      validity,
      'If you did not ask for this, you can ignore this email: your password stays as it is.',
    ],
  }),

  /** To the address that the account had: whoever still reads it learns of the change. */
  addressChanged: (to: string, newAddress: string): Mail => ({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account at ${brandName} now belongs to ${newAddress}. This address no longer signs in.`,
      `If it was not you, somebody else was in your account: please reply to this email at once, so that we can help.`,
    ],
  }),

  passwordChanged: (to: string): Mail => ({
    to,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account at ${brandName} was changed just now, and every other device was signed out.`,
      'If it was not you, set a new password right away.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),

  /** After a code was entered while several registrations of the address waited. */
  passwordMissing: (to: string): Mail => ({
    to,
    subject: `Set a password for your ${brandName} account`,
    paragraphs: [
      'Your email address is confirmed, but your account has no password yet.',
      'Your address was registered more than once, and we could not tell which password is yours. Set one before you sign in next time.',
    ],
    action: { label: 'Set a password', path: '/forgot-password' },
  }),

  accountExists: (to: string): Mail => ({
    to,
    subject: 'You already have an account',
    paragraphs: [
      `Somebody, perhaps you, tried to use this address for a new account at ${brandName}, but it has one already.`,
      `If you have forgotten the password, set a new one at ${publicUrl}/forgot-password.`,
      'If it was not you, there is nothing you need to do.',
    ],
    action: { label: 'Sign in', path: '/login' },
  }),

  accountDeleted: (to: string, accountName: string): Mail => ({
    to,
    subject: `Your ${brandName} account has been deleted`,
    paragraphs: [
      `The account of ${accountName} and everything in it has been deleted: chatbots, conversations and statistics.`,
      'Receipts are kept without your name and address, for as long as the law asks.',
      `Thank you for having been with us. If it was not you who deleted it, please reply to this email at once.`,
    ],
  }),

  messagesUsedUp: (to: string, limit: number): Mail => ({
    to,
    subject: 'Your chatbots have used all messages of this month',
    paragraphs: [
      `Your visitors have asked ${limit.toLocaleString('en')} questions this month, which is as many as your plan holds.`,
      'Until the month is over, your chatbots tell visitors politely that they cannot take more questions.',
      'To go on at once, have a look at the plans.',
    ],
    action: { label: 'See the plans', path: '/pricing' },
  }),

  messagesRunLow: (to: string, messages: number, limit: number): Mail => ({
    to,
    subject: 'Your chatbots have used most messages of this month',
    paragraphs: [
      `Your visitors have asked ${messages.toLocaleString('en')} of the ${limit.toLocaleString('en')} questions that your plan holds this month.`,
      'When they are used up, your chatbots tell visitors politely that they cannot take more questions until the month is over.',
    ],
    action: { label: 'See your usage', path: '/dashboard' },
  }),

  yearEnds: (to: string, endDate: string, days: number): Mail => ({
    to,
    subject: `Your Premium plan ends in ${days} days`,
    paragraphs: [
      `Your year of Premium at ${brandName} ends on ${endDate}. It does not renew by itself: nothing is charged unless you buy the next year.`,
      'If you buy it now, it begins when this one ends, so that you lose no day.',
      'If you do not, your account becomes Free. Nothing is deleted: you choose which chatbot stays active, and the others wait for you.',
    ],
    action: { label: 'Go on with Premium', path: '/pricing' },
  }),
});
export type MailTemplates = ReturnType<typeof mailTemplates>;

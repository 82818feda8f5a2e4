import { limits } from '@askwell/contracts';
import type { Mail } from '../mail.ts';

const emailChangeLink = (token: string) => `/account/email-change?token=${token}`;

const validity = `The code is valid for ${limits.oneTimeCode.minutesValid} minutes and works once.`;

/** What we write to confirm an address, to change it, and to say whether an account is there. */
export const addressMails = (brandName: string, publicUrl: string) => ({
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

  /**
   * To the address in use, when a session without the password asks for a change: nothing happens
   * without this link.
   */
  addressChangeAsked: (to: string, newAddress: string, token: string): Mail => ({
    to,
    subject: 'Confirm the change of your email address',
    paragraphs: [
      `Someone who is signed in to your account at ${brandName} wants to change its email address to ${newAddress}.`,
      'If it was you, open the link and confirm the change. We then send a code to the new address.',
      'If it was not you, open the link and stop the change. It signs everyone out of your account.',
    ],
    action: { label: 'Confirm or stop the change', path: emailChangeLink(token) },
  }),

  /** To the address in use, when a change was asked for with the password. */
  addressChangeStarted: (to: string, newAddress: string, token: string): Mail => ({
    to,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Your account at ${brandName} will use ${newAddress} once the code that we sent there is entered.`,
      'If it was you, there is nothing you need to do here.',
      'If it was not you, open the link and stop the change. It signs everyone out of your account.',
    ],
    action: { label: 'Stop the change', path: emailChangeLink(token) },
  }),

  /** To the address that the account had: its reader learns of the change and can revert it. */
  addressChanged: (to: string, newAddress: string, token: string): Mail => ({
    to,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account at ${brandName} now belongs to ${newAddress}. This address no longer signs in.`,
      'If it was not you, open the link within 7 days and undo the change. It signs everyone out of your account, and you set a new password.',
    ],
    action: { label: 'Undo the change', path: emailChangeLink(token) },
  }),

  accountExists: (to: string): Mail => ({
    to,
    subject: 'You already have an account',
    paragraphs: [
      `Someone, perhaps you, tried to use this address for a new account at ${brandName}, but it has one already.`,
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
});

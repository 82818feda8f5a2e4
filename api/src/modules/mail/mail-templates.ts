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

const emailChangeLink = (token: string) => `/account/email-change?token=${token}`;

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

  /** After a sign-in from a browser that the account does not know. */
  newDevice: (to: string, device: string, at: Date): Mail => ({
    to,
    subject: `New sign-in to your ${brandName} account`,
    paragraphs: [
      'Your account was used to sign in from a device that we have not seen before.',
      'If it was you, there is nothing you need to do. If it was not, set a new password right away: it signs out every other device.',
    ],
    facts: [
      ['Device', device],
      ['Time', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),

  apiKeyReplaced: (to: string, masked: string, device: string): Mail => ({
    to,
    subject: 'Your Gemini API key was replaced',
    paragraphs: [
      `The Gemini API key of your account at ${brandName} was replaced just now. Your chatbots use the new one.`,
      'If it was not you, change your password and save your own key again.',
    ],
    facts: [
      ['New key', masked],
      ['Device', device],
    ],
    action: { label: 'Check your account', path: '/profile?tab=security' },
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

  twoStepTurnedOn: (to: string, device: string): Mail => ({
    to,
    subject: 'Two-step sign-in is on',
    paragraphs: [
      `Your account at ${brandName} now asks for a code from your authenticator app when you log in. Every other device was signed out.`,
      'Keep your recovery codes in a safe place. Each one works once, in place of the app.',
      'If it was not you, someone knows your password. Please reply to this email at once.',
    ],
    facts: [['Device', device]],
    action: { label: 'Check your account', path: '/profile?tab=security' },
  }),

  twoStepTurnedOff: (to: string, device: string): Mail => ({
    to,
    subject: 'Two-step sign-in is off',
    paragraphs: [
      `Your account at ${brandName} no longer asks for a code when you log in. Your recovery codes no longer work.`,
      'If it was not you, set a new password right away and turn two-step sign-in on again.',
    ],
    facts: [['Device', device]],
    action: { label: 'Set a new password', path: '/forgot-password' },
  }),

  recoveryCodesRenewed: (to: string, device: string): Mail => ({
    to,
    subject: 'You have new recovery codes',
    paragraphs: [
      `The recovery codes of your account at ${brandName} were replaced just now. The old ones no longer work.`,
      'If it was not you, set a new password right away and create new codes.',
    ],
    facts: [['Device', device]],
    action: { label: 'Check your account', path: '/profile?tab=security' },
  }),

  recoveryCodeUsed: (to: string, left: number): Mail => ({
    to,
    subject: 'A recovery code was used',
    paragraphs: [
      `A recovery code was used for your account at ${brandName} just now, instead of your authenticator app.`,
      left > 0
        ? `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. You can create new ones on your profile.`
        : 'You have no recovery codes left. Please create new ones on your profile.',
      'If it was not you, set a new password right away and create new codes.',
    ],
    action: { label: 'Check your account', path: '/profile?tab=security' },
  }),

  passkeyAdded: (to: string, device: string): Mail => ({
    to,
    subject: 'A passkey was added',
    paragraphs: [
      `A passkey was added to your account at ${brandName} just now. It can be used to log in without a password.`,
      'If it was not you, remove the passkey and set a new password right away.',
    ],
    facts: [['Device', device]],
    action: { label: 'Check your account', path: '/profile?tab=security' },
  }),

  passkeyRemoved: (to: string, device: string): Mail => ({
    to,
    subject: 'A passkey was removed',
    paragraphs: [
      `A passkey of your account at ${brandName} was removed just now. It can no longer be used to log in.`,
      'If it was not you, set a new password right away and add the passkey again.',
    ],
    facts: [['Device', device]],
    action: { label: 'Check your account', path: '/profile?tab=security' },
  }),

  /** After the last wrong code that a sign-in allows. */
  secondStepRefused: (to: string): Mail => ({
    to,
    subject: 'Someone entered wrong codes for your account',
    paragraphs: [
      `Someone logged in to your account at ${brandName} with the right password, but entered only wrong codes in the second step. They did not get in.`,
      'If it was you, log in again and check that the clock of your phone is right. If it was not you, set a new password right away.',
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

  invitation: (
    to: string,
    { account, invitedBy, role, token }: { account: string; invitedBy: string; role: string; token: string },
  ): Mail => ({
    to,
    // Without the names: a stranger chose them.
    subject: `You are invited to an account at ${brandName}`,
    paragraphs: [
      `${invitedBy} invites you to join the account of ${account} at ${brandName} as ${role}.`,
      `The link is for this email address, works once and is valid for ${limits.invitation.daysValid} days.`,
      'If you do not know the sender, you can ignore this email.',
    ],
    action: { label: 'View the invitation', path: `/join#${token}` },
  }),

  removedFromTeam: (to: string, account: string): Mail => ({
    to,
    subject: `You no longer have access to the account of ${account}`,
    paragraphs: [
      `You were removed from the account of ${account} at ${brandName}. Your own account stays as it is.`,
    ],
  }),

  /** To both, the person who gave the account away and the new owner. */
  ownershipTransferred: (to: string, { from, newOwner }: { from: string; newOwner: string }): Mail => ({
    to,
    subject: `${newOwner} is the new owner of the account`,
    paragraphs: [
      `${from} has transferred an account at ${brandName} to ${newOwner}, with its chatbots, plan and data.`,
      `${from} is an admin of the account now.`,
      'If this was not intended, please reply to this email at once.',
    ],
    action: { label: 'See the team', path: '/profile?tab=team' },
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

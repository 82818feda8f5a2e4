import type { Mail } from '../mail.ts';

/** What we write when the way into an account has changed. */
export const securityMails = (brandName: string) => ({
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

  /** After a sign-up with the address alone. */
  passwordNotSet: (to: string): Mail => ({
    to,
    subject: `Set a password for your ${brandName} account`,
    paragraphs: [
      'Your email address is confirmed, and your account is ready.',
      'You signed up without a password. Set one to log in again later, or on another device.',
    ],
    action: { label: 'Set a password', path: '/forgot-password' },
  }),
});

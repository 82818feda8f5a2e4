/** The limits of accounts and of signing in. */

export const oneTimeCode = {
  digits: 6,
  minutesValid: 10,
  attempts: 5,
  strangersAttempts: 50,
  resendSeconds: 60,
} as const;
/** `attempts`: wrong codes until a sign-in starts again with the password. */
export const twoStep = { recoveryCodes: 10, signInMinutes: 10, attempts: 5 } as const;
export const passkeys = 10;
/** `sendings`: how often one invitation is mailed, the first time included. */
export const invitation = { daysValid: 7, sendings: 4 } as const;
export const password = { minimum: 6 } as const;

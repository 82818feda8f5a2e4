import { limits } from '@askwell/contracts';

const codes = (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left`;

/** Two-step sign-in, on the Security tab of /profile. */
export const twoStep = {
  title: 'Two-step sign-in',
  failed: 'Failed to load two-step sign-in',
  waiting: 'Loading',
  on: 'On',
  off: 'Off',
  lead: 'After your password, we ask for a code from an app on your phone. A stolen password alone is then not enough to log in.',
  state: (since: string, left: number) => `On since ${since} · ${codes(left)}`,
  fewLeft: {
    title: (left: number) => (left === 0 ? 'No recovery codes left' : codes(left)),
    text: 'Create new ones, so that you can log in without your phone.',
  },
  turnOn: 'Turn on two-step sign-in',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  confirm: {
    lead: 'First, confirm that it’s you.',
    password: 'Current Password',
    submit: 'Continue',
    submitting: 'Checking your password...',
    failed: 'Failed to start two-step sign-in',
  },
  setup: {
    scan: 'Scan this code with an authenticator app',
    scanHelp: 'Such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qrCode: 'QR code with the key for your authenticator app',
    openApp: 'Open the app on this device',
    key: 'Or enter this key in the app',
    copyKey: 'Copy key',
    code: 'Code from the app',
    codeHelp: 'The app shows a new code every 30 seconds.',
    note: 'Every other device will be signed out.',
    submit: 'Turn on',
    submitting: 'Turning on...',
    failed: 'Failed to turn on two-step sign-in',
    done: 'Two-step sign-in is on.',
  },
  codes: {
    title: 'Save your recovery codes now',
    text: `They’re shown only once. If you lose your phone, each of these ${limits.twoStep.recoveryCodes} codes logs you in once.`,
    list: 'Your recovery codes',
    copy: 'Copy codes',
    copied: 'Recovery codes copied',
    notCopied: 'Your browser didn’t allow copying. Please download the codes.',
    download: 'Download',
    file: (brand: string) => `Recovery codes for ${brand}. Each one works once.`,
    done: 'I have saved them',
  },
  renewing: {
    lead: 'The codes you have now will stop working.',
    submit: 'Create new codes',
    submitting: 'Creating...',
    failed: 'Failed to create recovery codes',
  },
  turningOff: {
    lead: 'Your password alone will be enough to log in. Your recovery codes will stop working.',
    submit: 'Turn off two-step sign-in',
    submitting: 'Turning off...',
    failed: 'Failed to turn off two-step sign-in',
    done: 'Two-step sign-in is off.',
  },
  bothSteps: {
    password: 'Current Password',
    code: 'Code from the app',
    codeHelp: 'Or one of your recovery codes.',
    codeMissing: 'Please enter a code',
  },
};

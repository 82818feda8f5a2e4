/** The text of the components, in English. */
export const en = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  justNow: 'just now',
  loading: 'Loading',
  notifications: 'Notifications',
  tryAgain: 'Try again',
  trying: 'Trying...',
  hints: {
    network: 'Please check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
  },
  needsScript: 'This form needs JavaScript. Please switch it on in your browser and reload.',
  copied: 'Copied',
  pressCopyKeys: 'Press Ctrl+C or ⌘C to copy.',
  pickColor: 'Pick a color',
  password: 'password',
  show: (secret: string) => `Show ${secret}`,
  hide: (secret: string) => `Hide ${secret}`,
  pages: {
    of: (list: string) => `Pages of ${list}`,
    size: 'Show',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
};

export type UiWords = typeof en;

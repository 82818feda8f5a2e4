/** A shortcut with the key for commands as it is called here: `⌘ K` on a Mac, else `Ctrl K`. */
export const withCommandKey = (key: string): string =>
  `${navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl'} ${key}`;

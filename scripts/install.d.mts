/**
 * Whether `npm ci` has run in this folder (the checkout by default) for its present
 * package-lock.json.
 */
export function isInstalled(folder?: string): boolean;

/** Notes that node_modules holds what package-lock.json names. */
export function rememberInstalled(folder?: string): void;

/** Whether the product runs on this version of Node.js, such as `20.19.0`. */
export function isSupported(version: string): boolean;

/**
 * Installs the dependencies unless they are installed, which takes no time to find out. Throws when
 * Node.js is too old or `npm ci` fails, and when it `mayInstall` nothing but would have to.
 */
export function ensureInstalled(options: { mayInstall: boolean }): Promise<void>;

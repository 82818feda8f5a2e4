import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether this package runs from the sources of Askwell's repository, not from `node_modules`. */
export const isCheckout = existsSync(`${checkout}shell/src/render/remote-pages.ts`);

/** The repository: Askwell's own, else the folder whose `node_modules` this package is in. */
export const root = isCheckout ? checkout : fileURLToPath(new URL('../../../..', import.meta.url));

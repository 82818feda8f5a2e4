import { sha256 } from './html.ts';
import { trustedTypesDirectives } from './trusted-types.ts';

type Allowed = {
  /**
   * Carried by the style elements of the document, and by those that libraries add (the scroll lock
   * of dialogs, charts).
   */
  nonce: string;
  /** The inline scripts of the document. */
  scripts: string[];
  /** Where remotes live, if that is on other origins. */
  origins: string[];
  /** Those of them whose files are fetched by a script before they run: ES modules. */
  fetched: string[];
};

/**
 * What the document may load and do: our own scripts and styles, the remotes' where they live on
 * another origin, and its own inline scripts, each by its hash. No eval, and text becomes a script
 * or HTML only through the policy of `trusted-types.ts`. From outside, only the card payment
 * checkout: its scripts, the frame in which the card is entered, its calls, and the form by which
 * it leaves for a bank's page. It places that frame by style attributes whose values vary, so these
 * are allowed; they run no script.
 */
export const contentSecurityPolicy = ({ nonce, scripts, origins, fetched }: Allowed): string => {
  const own = [`'self'`, ...origins].join(' ');
  const inline = scripts.map((code) => `'sha256-${sha256(code)}'`).join(' ');
  return [
    `default-src 'self'`,
    `script-src ${own} ${inline} ${checkout} ${riskDetection}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `frame-src ${payments} ${checkout}`,
    `connect-src ${[`'self'`, ...fetched, payments].join(' ')} ${checkout} https://lumberjack.razorpay.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${payments}`,
    `frame-ancestors 'none'`,
    ...trustedTypesDirectives,
  ].join('; ');
};

const checkout = 'https://checkout.razorpay.com';
/** The checkout loads a script from there that tells people from programs. */
const riskDetection = 'https://cdn.razorpay.com';
const payments = 'https://api.razorpay.com';

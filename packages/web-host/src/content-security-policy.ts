/**
 * What the document may load and do: our own scripts and styles, and the style elements that carry this response's
 * nonce (the scroll lock of dialogs, charts). No inline script, no eval. From outside, only the card payment checkout:
 * its script, the frame in which the card is entered, its calls, and the form by which it leaves for a bank's page.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' ${checkout}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `frame-src ${payments} ${checkout}`,
    `connect-src 'self' ${payments} ${checkout} https://lumberjack.razorpay.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${payments}`,
    `frame-ancestors 'none'`,
  ].join('; ');

const checkout = 'https://checkout.razorpay.com';
const payments = 'https://api.razorpay.com';

/**
 * What the document may load and do: our own scripts and styles, the remotes' where they live on another origin
 * (`origins`), and the elements that carry this response's nonce (the page's own styles, the scroll lock of dialogs,
 * charts). No inline script, no eval. From outside, only the card payment checkout: its script, the frame in which the card
 * is entered, its calls, and the form by which it leaves for a bank's page.
 */
export const contentSecurityPolicy = (nonce: string, origins: string[]): string => {
  const own = [`'self'`, ...origins].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${own} 'nonce-${nonce}' ${checkout}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `frame-src ${payments} ${checkout}`,
    `connect-src 'self' ${payments} ${checkout} https://lumberjack.razorpay.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${payments}`,
    `frame-ancestors 'none'`,
  ].join('; ');
};

const checkout = 'https://checkout.razorpay.com';
const payments = 'https://api.razorpay.com';

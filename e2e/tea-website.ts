import type { WebPages } from '@askwell/testing/web';

export const host = 'tea.example';

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><title>${title}</title>${head}</head>
<body><nav><a href="/">Home</a> <a href="/faq">Questions</a> <a href="/mugs">Mugs</a></nav>
<main>${body}</main></body></html>`;

const fourPixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

/** A small shop: a page of questions, and a link to a page that is gone. */
export const teaWebsite = (): WebPages => ({
  '/': page(
    'Leaf & Kettle',
    `<h1>Leaf &amp; Kettle</h1><p>We have sold loose tea in the old harbor since 1987, and we roast the oolong in the
    back of the shop. Every spring two of us travel to the gardens and choose the harvest leaf by leaf.</p>`,
    `<meta name="theme-color" content="#0c666c"><meta property="og:site_name" content="Leaf & Kettle">
    <link rel="apple-touch-icon" href="/touch.png">`,
  ),
  '/touch.png': (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'image/png' }).end(fourPixels),
  '/faq': page(
    'Questions',
    `<h1>Questions</h1>
    <h2>Do you ship abroad?</h2><p>Yes, we ship to all of Europe within five working days.</p>
    <h2>Can I return an opened item?</h2><p>You can return opened tea within 30 days, and we refund the price.</p>
    <h2>Where do I find the shop?</h2><p>We are in the old harbor, beside the lighthouse.</p>`,
  ),
});

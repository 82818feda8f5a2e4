import type { WebPages } from '@askwell/testing/web';

export const host = 'tea.example';

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><title>${title}</title>${head}</head>
<body><nav><a href="/">Home</a> <a href="/faq">Questions</a> <a href="/brewing">Brewing</a> <a href="/cart">Cart</a></nav>
<main>${body}</main></body></html>`;

const brewing = `<h1>Brewing</h1>
<p>Green tea wants water of eighty degrees and two minutes, while black tea takes boiling water and four minutes in
a warmed pot. Oolong can be brewed five times from the same leaves, a little longer each time.</p>
<p>The workshop on Saturday mornings in our cellar shows how a kettle, a scale and a clock change the taste of one and
the same leaf. Eight people find room, and the pots are ours.</p>`;

/** A small shop with a page of questions, a page of prose, and a page that robots may not read. */
export const teaShop = (): WebPages => ({
  '/robots.txt': `User-agent: *\nDisallow: /internal\nSitemap: https://${host}/sitemap.xml`,
  '/sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://${host}/faq</loc></url><url><loc>https://${host}/internal/prices</loc></url>
    <url><loc>https://elsewhere.example/</loc></url></urlset>`,
  '/': page(
    'Leaf & Kettle',
    `<h1>Leaf &amp; Kettle</h1><p>We have sold loose tea in the old harbor since 1987, and we roast the oolong in the back
    of the shop. Every spring two of us travel to the gardens and choose the harvest leaf by leaf.</p>
    <p><a href="/internal/prices">Prices for staff</a> <a href="https://elsewhere.example/">Friends</a></p>`,
    '<meta name="theme-color" content="#0c666c"><meta property="og:site_name" content="Leaf & Kettle">',
  ),
  '/faq': page(
    'Questions',
    `<h1>Questions</h1>
    <h2>Do you ship abroad?</h2><p>Yes, we ship to all of Europe within five working days.</p>
    <h2>Can I return opened tea?</h2><p>You can return opened tea within 30 days, and we refund the price.</p>`,
  ),
  '/brewing': page('Brewing', brewing),
  '/internal/prices': page('Prices for staff', '<p>The price list for staff is none of the bot.</p>'),
});

export { page };

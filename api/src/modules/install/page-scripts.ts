/** What a page's HTML says about scripts and policies; comments are left out. */
export type PageScripts = {
  scripts: { src: string; nonce: string | null }[];
  /** Of its meta elements. */
  policies: string[];
  hasTagManager: boolean;
};

/** Reads the script and meta elements of a page, as it was sent. */
export function pageScripts(html: string): PageScripts {
  const text = withoutComments(html);
  const tags = [...text.matchAll(/<(script|meta)\b([^>]{0,4000})>/gi)].map(([, name = '', given = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(given),
  }));
  const scripts = tags.flatMap(({ name, attributes }) => {
    // Loaders of consent banners and of speed plugins keep the address in another attribute.
    const src = attributes.get('src') ?? attributes.get('data-src');
    return name === 'script' && src !== undefined ? [{ src, nonce: attributes.get('nonce') ?? null }] : [];
  });
  const policies = tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
      ? [attributes.get('content') ?? '']
      : [],
  );
  return { scripts, policies, hasTagManager: /googletagmanager\.com\/gtm\.js/i.test(text) };
}

function withoutComments(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    if (start === -1) return kept.concat(html.slice(from)).join('');
    kept.push(html.slice(from, start));
    const end = html.indexOf('-->', start + 4);
    if (end === -1) return kept.join('');
    from = end + 3;
  }
}

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
      ([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '')
          .replaceAll('&amp;', '&')
          .replaceAll('&#39;', "'")
          .replaceAll('&quot;', '"'),
      ],
    ),
  );

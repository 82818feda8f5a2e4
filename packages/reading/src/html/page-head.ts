import { readingLimits } from '../reading-limits.ts';
import type { SourceBrand, SourceDocument } from '../source-document.ts';
import { cleanLine } from '../text/clean-text.ts';
import { all, attribute, resolveAddress } from './dom.ts';

type PageHead = Pick<
  SourceDocument,
  | 'title'
  | 'description'
  | 'canonical'
  | 'noindex'
  | 'nofollow'
  | 'refresh'
  | 'alternates'
  | 'links'
  | 'brand'
> & { declaredLanguage: string | null };

/** What a page says about itself outside of its text. */
export const headOf = (page: Document, url: string): PageHead => {
  const base = resolveAddress(attribute(page.querySelector('base[href]'), 'href'), url) ?? url;
  const robots = all(page, 'meta[name="robots" i], meta[name="askwellbot" i]')
    .map((meta) => (attribute(meta, 'content') ?? '').toLowerCase())
    .join(',');
  return {
    title: titleOf(page),
    description: contentOf(page, 'meta[name="description" i]', 'meta[property="og:description" i]'),
    canonical: resolveAddress(attribute(page.querySelector('link[rel~="canonical" i]'), 'href'), base),
    noindex: /\b(noindex|none)\b/.test(robots),
    nofollow: /\b(nofollow|none)\b/.test(robots),
    refresh: refreshOf(page, base),
    alternates: all(page, 'link[rel~="alternate" i][hreflang][href]').flatMap((link) => {
      const address = resolveAddress(attribute(link, 'href'), base);
      const language = attribute(link, 'hreflang')?.toLowerCase();
      return address && language ? [{ language, url: address }] : [];
    }),
    links: linksOf(page, base),
    brand: brandOf(page, base),
    declaredLanguage: attribute(page.documentElement, 'lang') ?? attribute(page.body, 'lang'),
  };
};

const contentOf = (page: Document, ...selectors: string[]): string | null => {
  for (const selector of selectors) {
    const content = cleanLine(attribute(page.querySelector(selector), 'content') ?? '');
    if (content !== '') return content.slice(0, 500);
  }
  return null;
};

function titleOf(page: Document): string {
  const title = cleanLine(page.querySelector('head > title, title')?.textContent ?? '');
  const heading = cleanLine(page.querySelector('h1')?.textContent ?? '');
  return (title || contentOf(page, 'meta[property="og:title" i]') || heading).slice(0, 300);
}

function refreshOf(page: Document, base: string): string | null {
  const content = attribute(page.querySelector('meta[http-equiv="refresh" i]'), 'content');
  const address = content?.match(/^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i)?.[1];
  return address === undefined ? null : resolveAddress(address.trim(), base);
}

function linksOf(page: Document, base: string): string[] {
  const links = new Set<string>();
  for (const link of all(page, 'a[href], area[href]')) {
    if (/\bnofollow\b/i.test(attribute(link, 'rel') ?? '')) continue;
    const address = resolveAddress(attribute(link, 'href'), base);
    if (address !== null && address.length <= readingLimits.linkCharacters) links.add(address);
    if (links.size >= readingLimits.links) break;
  }
  return [...links];
}

function brandOf(page: Document, base: string): SourceBrand {
  const logo = [
    // Square and large enough for a chat window, other than the lettering of many headers.
    ...addressesOf(page, 'link[rel~="apple-touch-icon" i][href]', 'href', base),
    ...addressesOf(
      page,
      'header img[src*="logo" i], img[class*="logo" i][src], img[id*="logo" i][src]',
      'src',
      base,
    ),
    ...addressesOf(page, 'link[rel~="icon" i][href]', 'href', base),
  ].find((address) => !isUnsupportedImage.test(address));
  return {
    name: contentOf(
      page,
      'meta[property="og:site_name" i]',
      'meta[name="application-name" i]',
      'meta[name="apple-mobile-web-app-title" i]',
    ),
    color: colorOf(contentOf(page, 'meta[name="theme-color" i]', 'meta[name="msapplication-TileColor" i]')),
    logo: logo ?? null,
  };
}

/** An address of an image that cannot become a logo. */
const isUnsupportedImage = /\.(svgz?|ico|gif|avif)([?#]|$)/i;

const addressesOf = (page: Document, selector: string, name: string, base: string): string[] =>
  all(page, selector).flatMap((element) => resolveAddress(attribute(element, name), base) ?? []);

/** `#rgb`, `#rrggbb` or `rgb(r, g, b)` as `#rrggbb`; black and white are no brand colors. */
function colorOf(text: string | null): string | null {
  const hex = text?.trim().toLowerCase() ?? '';
  const [, r, g, b] = /^#([\da-f])([\da-f])([\da-f])$/.exec(hex) ?? [];
  const numbers = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(hex)?.slice(1).map(Number);
  const color = /^#[\da-f]{6}$/.test(hex)
    ? hex
    : r !== undefined
      ? `#${r}${r}${g}${g}${b}${b}`
      : numbers?.every((value) => value <= 255)
        ? `#${numbers.map((value) => value.toString(16).padStart(2, '0')).join('')}`
        : null;
  return color === '#ffffff' || color === '#000000' ? null : color;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SAXParser } from 'sax';

/** The addresses of a sitemap, and the sitemaps that an index names. */
export type Sitemap = { pages: string[]; sitemaps: string[] };

/** More than any plan reads. */
const mostPages = 5_000;
const mostSitemaps = 50;
const mostBytes = 50_000_000;
/** Characters that are parsed before other work has its turn. */
const pieceLength = 65_536;

/** Reads a sitemap or an index of sitemaps, gzipped or not; null for what is neither. */
export async function readSitemap(bytes: Buffer): Promise<Sitemap | null> {
  const text = await textOf(bytes);
  if (text === null) return null;
  // Loaded with the first sitemap.
  const { default: sax } = await import('sax');
  const { found, reader, isOver } = sitemapReader(sax.parser(true, { xmlns: false, trim: true }));
  try {
    for (let at = 0; at < text.length && !isOver(); at += pieceLength) {
      reader.write(text.slice(at, at + pieceLength));
      await nextTurn();
    }
    if (!isOver()) reader.close();
  } catch {
    // What was read before the fault is still right.
  }
  return found.pages.length + found.sitemaps.length === 0 ? null : found;
}

function sitemapReader(reader: SAXParser) {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const path: string[] = [];
  let location = '';
  let isOther = false;
  reader.onopentag = ({ name }) => {
    path.push(localName(name));
    if (path.length === 1 && path[0] !== 'urlset' && path[0] !== 'sitemapindex') isOther = true;
    location = '';
  };
  const read = (part: string) => {
    if (path.at(-1) === 'loc') location += part;
  };
  reader.ontext = read;
  reader.oncdata = read;
  reader.onclosetag = () => {
    const [name, parent] = [path.pop(), path.at(-1)];
    if (name !== 'loc' || !/^https?:\/\//i.test(location)) return;
    if (parent === 'url') found.pages.push(location);
    if (parent === 'sitemap' && found.sitemaps.length < mostSitemaps) found.sitemaps.push(location);
  };
  return { found, reader, isOver: () => isOther || found.pages.length >= mostPages };
}

/** Without the prefix of a namespace. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const unzip = promisify(gunzip);

/** Sitemaps often come as gzip files, whatever their headers say. */
async function textOf(bytes: Buffer): Promise<string | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return (await unzip(bytes, { maxOutputLength: mostBytes })).toString('utf8');
  } catch {
    return null;
  }
}

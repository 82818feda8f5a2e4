import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { RemoteDescriptor } from '@askwell/contracts';
import { isIntact } from '../../integrity.ts';
import { checkEntry } from './check-entry.ts';
import { problemOfHtml } from './check-html.ts';
import { ReleaseRefused } from './refused.ts';

/** The files of a build by their names, `/` between folders. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** What a build may consist of, and a path that stays below its folder. */
const allowed = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.(js|css|html|json|map|svg|png|woff2)(\.(br|gz))?$/;

/**
 * What a build says of itself, after everything it says has been checked: its files are there, each
 * is what its hash says, and its names carry its version. Throws `ReleaseRefused`.
 */
export function checkFiles(name: string, files: BuildFiles): RemoteDescriptor {
  const remote = descriptorOf(name, files);
  const { entry, integrity, preload, prerendered, version } = remote;
  for (const file of files.keys())
    if (!allowed.test(file)) refuse(`${file} is no file that a build of ${name} makes.`);
  checkPages(remote, files);
  const needed = Object.values(preload).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const htmlFiles = Object.values(prerendered).map(({ file }) => file);
  for (const file of new Set([entry, ...needed, ...htmlFiles, ...Object.keys(integrity)])) {
    const content = files.get(file);
    if (!content) refuse(`${file} is missing in ${name} ${version}.`);
    if (!isIntact(content, integrity[file])) refuse(`${file} of ${name} ${version} does not match its hash.`);
  }
  for (const [file, content] of files) {
    if (/\.(js|css|html)$/.test(file) && integrity[file] === undefined)
      refuse(`${file} of ${name} ${version} has no hash.`);
    const decompress = decompressions.get(file.slice(-3));
    if (decompress && !isCompressed(content, files.get(file.slice(0, -3)), decompress))
      refuse(`${file} of ${name} ${version} is not what it says it is, compressed.`);
  }
  checkNames(name, remote);
  checkEntry(remote, String(files.get(entry)));
  return remote;
}

/**
 * Every public page is there as HTML, and may stand in a document. The server runs no code to make
 * it.
 */
function checkPages({ name, version, pages, prerendered }: RemoteDescriptor, files: BuildFiles): void {
  for (const { path, access, prerender = true } of pages) {
    const html = files.get(prerendered[path]?.file ?? '');
    if (html) {
      const problem = problemOfHtml(html.toString('utf8'));
      if (problem !== null) refuse(`The prerendered ${path} of ${name} ${version} is refused: ${problem}.`);
    } else if (access === 'public' && prerender)
      refuse(`${path} of ${name} ${version} is public, and there is no prerendered page of it.`);
  }
}

/** Whether a build is one of this remote, and has names of its own. Throws `ReleaseRefused`. */
export function checkNames(name: string, { version, global, ...remote }: RemoteDescriptor): void {
  if (remote.name !== name) refuse(`This is a build of ${remote.name}, not of ${name}.`);
  if (remote.integrity[remote.entry] === undefined)
    refuse(`${remote.entry} of ${name} ${version} has no hash.`);
  // Without the version in it, an open page would go on running the release that it has.
  if (global !== `${name}__${version}`.replace(/\W/g, '_'))
    refuse(`The global name of ${name} ${version} does not carry its version.`);
}

function descriptorOf(name: string, files: BuildFiles): RemoteDescriptor {
  const file = files.get('remote.json');
  if (!file) refuse(`remote.json is missing: this is no build of ${name}.`);
  const parsed = RemoteDescriptor.safeParse(json(file));
  if (!parsed.success) refuse(`remote.json is not as it should be: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name) refuse(`This is a build of ${parsed.data.name}, not of ${name}.`);
  return parsed.data;
}

function json(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString('utf8'));
  } catch {
    return null;
  }
}

const decompressions = new Map([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
]);

function isCompressed(
  compressed: Buffer,
  plain: Buffer | undefined,
  decompress: typeof brotliDecompressSync | typeof gunzipSync,
): boolean {
  if (!plain) return false;
  try {
    return decompress(compressed, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
}

function refuse(sentence: string): never {
  throw new ReleaseRefused(sentence);
}

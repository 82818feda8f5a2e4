import { createHash } from 'node:crypto';
import { readBuild } from '@askwell/web-host';

/**
 * Another release of a built remote, made from its files: its version and names, one text that it
 * shows, and all hashes. Exactly what a build with that text changed would give, without the build.
 */
export async function nextRelease(dir: string, version: string, from = '', to = from) {
  const files = new Map(await readBuild(dir));
  const descriptor = JSON.parse(String(files.get('remote.json')));
  const { name, entry: entryFile, version: oldVersion } = descriptor;
  const global = `${String(name)}__${version}`.replace(/\W/g, '_');
  let entry = String(files.get(entryFile))
    .replaceAll(descriptor.global, global)
    .replaceAll(`/${String(name)}/${String(oldVersion)}/`, `/${String(name)}/${version}/`)
    .replaceAll(from, to);
  let description = JSON.stringify({ ...descriptor, version, global });
  // A changed file gets another name, and so do those that import it: the names of files carry a
  // hash of their content.
  const texts = new Map(
    Object.keys(descriptor.integrity)
      .filter((file) => file !== entryFile)
      .map((file) => [file, String(files.get(file)).replaceAll(from, to)]),
  );
  const changed = new Set([...texts.keys()].filter((file) => texts.get(file) !== String(files.get(file))));
  for (const file of changed)
    for (const [other, text] of texts) if (text.includes(hashIn(file))) changed.add(other);
  const newHash = (file: string) =>
    createHash('sha256')
      .update(`${from} ${to} ${texts.get(file)}`)
      .digest('hex')
      .slice(0, 8);
  const renamed = (text: string) =>
    [...changed].reduce((result, file) => result.replaceAll(hashIn(file), newHash(file)), text);
  for (const file of Object.keys(descriptor.integrity)) {
    files.delete(`${file}.br`);
    files.delete(`${file}.gz`);
    if (!changed.has(file)) continue;
    const after = renamed(texts.get(file) ?? '');
    files.delete(file);
    files.set(renamed(file), Buffer.from(after));
    entry = entry.replaceAll(descriptor.integrity[file], integrityOf(after));
    description = description.replaceAll(descriptor.integrity[file], integrityOf(after));
  }
  entry = renamed(entry);
  description = renamed(description);
  files.set(entryFile, Buffer.from(entry));
  description = description.replaceAll(descriptor.integrity[entryFile], integrityOf(entry));
  return new Map(files).set('remote.json', Buffer.from(description));
}

const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hash in the name of a file; what no file has where there is none. */
const hashIn = (file: string): string => /\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? '\0';

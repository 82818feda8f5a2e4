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
  for (const file of Object.keys(descriptor.integrity)) {
    files.delete(`${file}.br`);
    files.delete(`${file}.gz`);
    const before = String(files.get(file));
    const after = before.replaceAll(from, to);
    if (file === entryFile || after === before) continue;
    files.delete(file);
    // A changed file gets another name: the names of files carry a hash of their content.
    const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
    const known = /\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? '';
    files.set(file.replace(known, hash), Buffer.from(after));
    const integrity = integrityOf(after);
    const rename = (text: string) =>
      text.replaceAll(known, hash).replaceAll(descriptor.integrity[file], integrity);
    entry = rename(entry);
    description = rename(description);
  }
  files.set(entryFile, Buffer.from(entry));
  description = description.replaceAll(descriptor.integrity[entryFile], integrityOf(entry));
  return new Map(files).set('remote.json', Buffer.from(description));
}

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

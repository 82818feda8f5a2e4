import { createHash } from 'node:crypto';
import { readBuild } from '@askwell/web-host';

/**
 * Another release of a built remote, made from its files: its version and names, one text that it shows, and all hashes.
 * Exactly what a build with that text changed would give, without the build.
 */
export async function nextRelease(dir: string, version: string, from = '', to = from) {
  const files = new Map(await readBuild(dir));
  const descriptor = JSON.parse(String(files.get('remote.json')));
  const global = `${String(descriptor.name)}__${version}`.replace(/\W/g, '_');
  const names = Object.keys(descriptor.integrity);
  for (const name of names) {
    const text = String(files.get(name)).replaceAll(descriptor.global, global).replaceAll(from, to);
    files.set(name, Buffer.from(text));
    files.delete(`${name}.br`);
  }
  const hash = (name: string) =>
    `sha384-${createHash('sha384')
      .update(files.get(name) ?? '')
      .digest('base64')}`;
  // The entry knows the hashes of all others.
  let entry = String(files.get(descriptor.entry));
  for (const name of names) entry = entry.replace(descriptor.integrity[name], () => hash(name));
  files.set(descriptor.entry, Buffer.from(entry));
  const integrity = Object.fromEntries(names.map((name) => [name, hash(name)]));
  const next = { ...descriptor, version, global, integrity };
  return new Map(files).set('remote.json', Buffer.from(JSON.stringify(next)));
}

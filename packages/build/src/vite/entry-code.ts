import { globalOf } from '../plugins/release-names-plugin.ts';
import type { SharedUses } from '../shared-uses.ts';
import type { Chunks } from './chunks.ts';

type Entry = {
  name: string;
  version: string;
  uses: SharedUses['uses'];
  container: string;
  chunks: Chunks;
  hashes: Record<string, string>;
};

/**
 * The entry of an ES module remote. It is data: the shell reads it (`shell/src/remotes/
 * module-container.ts`), and loads the container with each file checked. Hashes and ranges are
 * written as webpack's entries have them, so that the server reads both in the same way.
 */
export function entryCode({ name, version, uses, container, chunks, hashes }: Entry): string {
  const shared = Object.entries(uses).map(
    ([key, { range }]) => `{requiredVersion:${JSON.stringify(range)},shareKey:${JSON.stringify(key)}}`,
  );
  const later = Object.entries(hashes).filter(([file]) => !file.endsWith('.html'));
  const imports = [...chunks].flatMap(([file, chunk]) =>
    chunk.imports.length > 0 ? [[file, chunk.imports]] : [],
  );
  return [
    `export const release = "${globalOf(name, version)}";`,
    `export const shared = [${shared.join()}];`,
    // A local build that is served elsewhere has its files beside its entry.
    `export const folder = new URL("./", import.meta.url).href.replace("/remotes/${name}/${version}/", "/remotes/${name}/-/");`,
    `export const container = "${container}";`,
    `export const hashes = "${later.map(([file, hash]) => `${file}=${hash}`).join()}";`,
    `export const imports = ${JSON.stringify(Object.fromEntries(imports))};`,
    '',
  ].join('\n');
}

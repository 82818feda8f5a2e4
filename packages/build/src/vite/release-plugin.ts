import { resolve, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { RemoteDescriptor } from '@askwell/contracts';
import { integrityOfContent } from '../descriptor.ts';
import { contentHash, globalOf } from '../plugins/release-names-plugin.ts';
import { entry, releaseNames } from '../plugins/release-plugins.ts';
import { commitOf } from '../release/commit-of.ts';
import { compressed, isCompressible } from '../release/compressed.ts';
import { prerendered } from '../release/prerendered.ts';
import { checkedPageImports, remoteSource, slotsOf } from '../release/remote-source.ts';
import { entryCode } from './entry-code.ts';
import { hashedName, reachable, type Chunks } from './chunks.ts';
import { usesOf } from './names-used.ts';

/** What the federation plugin calls its container, before it has a hash in its name. */
export const containerFile = 'container.js';

/**
 * Makes a release of what Vite has built: the entry with the hashes of all files, the public pages
 * as HTML, the compressed forms, and `remote.json`.
 */
export const releasePlugin = (dir: string, version: string | undefined): Plugin => ({
  name: 'askwell-release',
  apply: 'build',
  buildStart() {
    this.addWatchFile(resolve(dir, 'remote.json'));
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const source = remoteSource(dir);
      const pageImports = await checkedPageImports(dir, source);
      const chunks = takeContainer(bundle);
      const files = new Map<string, Buffer>([
        ...Object.values(bundle).map((file): [string, Buffer] => [file.fileName, contentOf(file)]),
        ...[...chunks].map(([file, { code }]): [string, Buffer] => [file, Buffer.from(code)]),
      ]);
      const add = (fileName: string, content: string | Buffer) => {
        this.emitFile({ type: 'asset', fileName, source: content });
        files.set(fileName, Buffer.from(content));
      };
      const container = [...chunks.keys()][0] ?? '';
      add(container, chunks.get(container)?.code ?? '');

      const pages = await prerendered(dir, source);
      for (const { file, html } of pages) add(file, html);

      const names = releaseNames(dir, version);
      const uses = await usesOf(resolve(dir, 'src/remote.tsx'));
      const entryOf = (release: string) =>
        entryCode({ name: source.name, version: release, uses, container, chunks, hashes: hashesOf(files) });
      const release =
        version ??
        `${names.prefix}-${contentHash([...files, [entry, Buffer.from(entryOf(''))]], names.description)}`;
      add(entry, entryOf(release));

      for (const [file, content] of [...files].filter(([name]) => isCompressible(name)))
        for (const [name, small] of await compressed(file, content))
          this.emitFile({ type: 'asset', fileName: name, source: small });

      const exposed = chunkOf(chunks, resolve(dir, 'src/remote.tsx'));
      const preload = [...pageImports].map(([path, request]) => {
        const page = chunkOf(chunks, resolve(dir, 'src', request));
        const needed = [...new Set([container, exposed, page].flatMap((file) => filesOf(chunks, file)))];
        return [
          path,
          {
            scripts: needed.filter((file) => file.endsWith('.js')),
            styles: needed.filter((file) => file.endsWith('.css')),
          },
        ];
      });
      const descriptor = RemoteDescriptor.parse({
        ...source,
        entry,
        format: 'module',
        version: release,
        global: globalOf(source.name, release),
        uses,
        ...(await slotsOf(source, componentsIn(chunks, dir))),
        isContentAddressed: true,
        prerendered: Object.fromEntries(pages.map(({ path, file, slot }) => [path, { file, slot }])),
        commit: commitOf(dir),
        preload: Object.fromEntries(preload),
        integrity: hashesOf(files),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'remote.json',
        source: `${JSON.stringify(descriptor, null, 2)}\n`,
      });
    },
  },
});

/**
 * Takes what the container does not need out of the bundle, and gives its chunks by their names;
 * the container's own one comes first, and carries a hash.
 */
function takeContainer(bundle: Rolldown.OutputBundle): Chunks {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const container = all.find(({ fileName }) => fileName === containerFile);
  if (!container) throw new Error(`@module-federation/vite has made no ${containerFile}.`);
  const needed = reachable(container, all);
  for (const { fileName } of all.filter((chunk) => chunk === container || !needed.has(chunk))) {
    delete bundle[fileName];
    delete bundle[`${fileName}.map`];
  }
  return new Map(
    [...needed].map((chunk) => [
      chunk === container ? hashedName(containerFile, chunk.code) : chunk.fileName,
      {
        code: chunk.code,
        modules: Object.keys(chunk.modules),
        imports: [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])],
      },
    ]),
  );
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): Buffer =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source);

const hashesOf = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([file]) => /\.(js|css|html)$/.test(file))
      .map(([file, content]) => [file, integrityOfContent(content)]),
  );

/** The components of the workspace that are in the build. */
const componentsIn = (chunks: Chunks, dir: string): string[] =>
  [...chunks.values()]
    .flatMap(({ modules }) => modules)
    .filter((file) => file.startsWith(resolve(dir, 'src') + sep) && file.endsWith('.tsx'));

/** The chunk that has a module of this file. */
function chunkOf(chunks: Chunks, file: string): string {
  for (const [name, { modules }] of chunks) if (modules.includes(file)) return name;
  throw new Error(`${file} is in no chunk.`);
}

/** A chunk and all that it imports at once. */
function filesOf(chunks: Chunks, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [file, ...(chunks.get(file)?.imports ?? []).flatMap((other) => filesOf(chunks, other, seen))];
}

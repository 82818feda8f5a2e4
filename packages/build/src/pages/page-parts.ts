import { join, sep } from 'node:path';
import type { Chunk, ChunkGraph, Module } from 'webpack';

/**
 * The parts of large pages, by the request with which `src/remote.tsx` imports the page. A part is
 * a list of folders below `src`.
 */
export type PageParts = Record<string, readonly (readonly string[])[]>;

type CacheGroup = {
  test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
  chunks: (chunk: Chunk) => boolean;
  type: RegExp;
  enforce: true;
};

/**
 * Splits large pages: the modules of a part that the page alone uses become a file, which is
 * fetched beside the page, so that a change of one of them is a download of its part.
 */
export const pageParts = (dir: string, pages: PageParts): Record<string, CacheGroup> =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([request, parts]) =>
      parts.map((folders, at) => [`${request} ${at}`, partOf(dir, request, folders)]),
    ),
  );

function partOf(dir: string, page: string, folders: readonly string[]): CacheGroup {
  const paths = folders.map((folder) => join(dir, 'src', folder) + sep);
  return {
    test: (module, { chunkGraph }) =>
      chunkGraph.getNumberOfModuleChunks(module) === 1 &&
      paths.some((path) => module.nameForCondition()?.startsWith(path)),
    chunks: ({ groupsIterable }) =>
      [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request === page)),
    // The styles of a page stay together: they are in its document.
    type: /^javascript\//,
    enforce: true,
  };
}

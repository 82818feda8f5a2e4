import { join, sep } from 'node:path';
import type { Chunk, ChunkGraph, Module } from 'webpack';

/**
 * The parts of large pages, by the request with which `src/remote.tsx` imports the page. A part is
 * a list of folders and files, relative to `src`.
 */
export type PageParts = Record<string, readonly (readonly string[])[]>;

/** What several pages use, as a file that each of them fetches. `files` as in a part. */
export type SharedPart = { pages: readonly string[]; files: readonly string[] };

type CacheGroup = {
  test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
  chunks: (chunk: Chunk) => boolean;
  minChunks: number;
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
      parts.map((files, at) => [`${request} ${at}`, partOf(dir, request, files)]),
    ),
  );

function partOf(dir: string, page: string, files: readonly string[]): CacheGroup {
  const isIn = isBelow(dir, files);
  return {
    test: (module, { chunkGraph }) => chunkGraph.getNumberOfModuleChunks(module) === 1 && isIn(module),
    chunks: (chunk) => isOf(chunk, page),
    minChunks: 1,
    ...scriptsAlone,
  };
}

/** Gives what pages share a file, if they all use it. */
export const sharedParts = (dir: string, parts: readonly SharedPart[]): Record<string, CacheGroup> =>
  Object.fromEntries(
    parts.map(({ pages, files }) => [
      pages.join(' '),
      {
        test: isBelow(dir, files),
        chunks: (chunk: Chunk) => pages.some((page) => isOf(chunk, page)),
        minChunks: pages.length,
        ...scriptsAlone,
      },
    ]),
  );

/** The styles of a page stay together: they are in its document. */
const scriptsAlone = { type: /^javascript\//, enforce: true } as const;

const isOf = ({ groupsIterable }: Chunk, page: string): boolean =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request === page));

function isBelow(dir: string, files: readonly string[]): (module: Module) => boolean {
  const paths = files.map((file) => join(dir, 'src', file));
  return (module) => {
    const name = module.nameForCondition() ?? '';
    return paths.some((path) => name === path || name.startsWith(path + sep));
  };
}

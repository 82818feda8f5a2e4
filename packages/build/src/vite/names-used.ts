import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { inertSchemas } from '../base-config.ts';
import { stylesByName } from '../node-build.ts';
import { sharedKeys, sharedRanges } from '../shared-modules.ts';
import type { SharedUses } from '../shared-uses.ts';
import { contractFiles, contractReplacements } from '../unused-code.ts';

/**
 * Which exports of each shared module a remote uses, and of which versions. Vite does not say which
 * of them are left after unused code is dropped, so esbuild bundles the same sources once more.
 * With `withUnused`, also what unused code imports.
 */
export async function usesOf(
  entry: string,
  { withUnused = false }: { withUnused?: boolean } = {},
): Promise<SharedUses['uses']> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minifySyntax: !withUnused,
    treeShaking: !withUnused,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: sharedKeys,
    alias: { zod: inertSchemas },
    loader: { '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    plugins: [stylesByName, contractsWithoutDocumentation],
    logLevel: 'silent',
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  // The container asks for all of them when it starts.
  return Object.fromEntries(
    Object.entries(sharedRanges()).map(([key, range]) => [key, { range, names: namesOf(key, code) }]),
  );
}

const contractsWithoutDocumentation: Plugin = {
  name: 'contracts-without-documentation',
  setup: (bundle) =>
    bundle.onLoad({ filter: contractFiles }, async ({ path }) => ({
      contents: preparedContract(await readFile(path, 'utf8')),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    })),
};

/** A file of the contracts as browsers get it. */
export const preparedContract = (code: string): string =>
  contractReplacements.reduce((text, [from, to]) => text.replaceAll(from, to), code);

/**
 * The names in `import React, { useState as a } from "react";`, as esbuild writes it, and those
 * behind the name of `import * as React from "react";`.
 */
function namesOf(key: string, code: string): string[] {
  const names = new Set<string>();
  for (const [, clause = ''] of code.matchAll(
    new RegExp(`^import\\s+([^;"']+?)\\s+from\\s+"${key}";`, 'gm'),
  )) {
    const [before = '', list = ''] = clause.split('{');
    if (/^\s*\w/.test(before)) names.add('default');
    const [, whole] = /\*\s+as\s+([\w$]+)/.exec(before) ?? [];
    if (whole !== undefined)
      for (const [, name = ''] of code.matchAll(new RegExp(`(?<![\\w$.])${whole}\\.([\\w$]+)`, 'g')))
        names.add(name);
    for (const name of list.replace('}', '').split(',')) {
      const [imported = ''] = name.trim().split(/\s+as\s+/);
      if (imported !== '') names.add(imported);
    }
  }
  return [...names].toSorted();
}

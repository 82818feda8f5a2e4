import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import { root, run, runTool } from '../run.ts';
import { kitPackages, packedManifest, type KitPackage } from './packages.ts';
import { undeclared, writeCode } from './write-code.ts';

const inputs = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/kit',
  'shell/src',
  ...kitPackages.map(({ folder }) => `packages/${folder}`),
  'packages/web-host/src/releases',
];
const kits = join(root, '.cache/kit');

/**
 * Packs what a remote in another repository needs, as `npm pack` does, and gives the archives.
 * Packs again only when a source has changed. Processes may pack at the same time: each does so in
 * a folder of its own, and the first that is ready stays. Throws when a package imports what it
 * does not name.
 */
export async function packKit(): Promise<string[]> {
  const packed = join(kits, fingerprint(inputs).slice(0, 16));
  if (!existsSync(packed)) {
    mkdirSync(kits, { recursive: true });
    const work = mkdtempSync(join(kits, 'packing-'));
    try {
      await packInto(work);
      renameSync(join(work, 'archives'), packed);
    } catch (error) {
      if (!existsSync(packed)) throw error;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return readdirSync(packed).map((name) => join(packed, name));
}

/** Leaves the archives in `work/archives`. */
async function packInto(work: string): Promise<void> {
  const archives = join(work, 'archives');
  mkdirSync(archives);
  await Promise.all([writeTypes(work), ...kitPackages.map((kitPackage) => stage(work, kitPackage))]);
  for (const kitPackage of kitPackages) check(work, kitPackage);
  const folders = kitPackages.map(({ folder }) => join(work, 'packages', folder));
  await run('npm', ['pack', ...folders, '--pack-destination', archives, '--silent'], { quiet: true });
}

async function stage(work: string, kitPackage: KitPackage): Promise<void> {
  const { folder } = kitPackage;
  const staged = join(work, 'packages', folder);
  mkdirSync(join(staged, 'dist'), { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md'])
    cpSync(join(root, 'packages', folder, file), join(staged, file));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packedManifest(kitPackage), null, 2)}\n`);
  await writeCode(kitPackage, join(staged, 'dist'));
}

/** The declarations of all packages at once, because they refer to one another. */
async function writeTypes(work: string): Promise<void> {
  const project = join(work, 'tsconfig.json');
  const files = kitPackages.flatMap(({ folder, exports }) =>
    Object.values(exports).map((file) => join(root, 'packages', folder, 'src', file)),
  );
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        emitDeclarationOnly: true,
        // `npm run check` checks the sources.
        noCheck: true,
        rootDir: join(root, 'packages'),
        outDir: join(work, 'types'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: [...files, join(root, 'packages/ui/src/css-modules.d.ts')],
    }),
  );
  await runTool('typescript/bin/tsc', ['-p', project], { quiet: true });
  for (const { folder } of kitPackages) {
    const types = join(work, 'types', folder, 'src');
    if (!existsSync(types)) continue;
    for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.d.ts')) continue;
      const declarations = join(work, 'packages', folder, 'dist', file);
      mkdirSync(dirname(declarations), { recursive: true });
      const text = readFileSync(join(types, file), 'utf8');
      writeFileSync(
        declarations,
        text
          .replace(/(["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1.js$2')
          // Redux Toolkit exports them again, and it alone is named.
          .replace(/import\("redux(-thunk)?"\)/g, 'import("@reduxjs/toolkit")'),
      );
    }
  }
}

function check(work: string, kitPackage: KitPackage): void {
  const { name, dependencies, peerDependencies = {} } = packedManifest(kitPackage);
  const declared = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  const missing = undeclared(join(work, 'packages', kitPackage.folder, 'dist'), declared);
  if (missing.length > 0) throw new Error(`${name} imports ${missing.join(', ')}, which it does not name.`);
}

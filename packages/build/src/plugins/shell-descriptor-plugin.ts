import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { ShellDescriptor } from '@askwell/contracts';
import { emitDescriptor, integrityOf } from '../descriptor.ts';
import type { SharedExportsPlugin } from './shared-exports-plugin.ts';
import { versionOf } from '../shared-modules.ts';

type Options = {
  dir: string;
  /** Without one, the shell is named by its content, so that open tabs go on with the same one. */
  version: string | undefined;
  exported: Pick<SharedExportsPlugin, 'shared'>;
};

/**
 * Emits `shell.json`, and copies beside it the document's template and the pictures that have fixed
 * addresses.
 */
export class ShellDescriptorPlugin {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { dir, version, exported } = this.options;
    const template = join(dir, 'src', 'document.html');
    compiler.hooks.afterCompile.tap('document.html', ({ fileDependencies }) => {
      fileDependencies.add(template);
    });
    emitDescriptor(compiler, 'shell.json', (compilation) => {
      const html = readFileSync(template, 'utf8');
      compilation.emitAsset('document.html', new webpack.sources.RawSource(html));
      const pictures = join(dir, 'static');
      for (const name of readdirSync(pictures).filter((file) => /\.(png|ico)$/.test(file)))
        compilation.emitAsset(
          `static/${name}`,
          new webpack.sources.RawSource(readFileSync(join(pictures, name))),
        );
      const entry = compilation.entrypoints.get('shell')?.getFiles() ?? [];
      const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
      const description = {
        platform: versionOf('@askwell/platform'),
        shared: exported.shared,
        scripts: entry.filter((file) => file.endsWith('.js')),
        styles: entry.filter((file) => file.endsWith('.css')),
        fonts: fonts.filter((file) => !isTextFace(file)),
        textFonts: fonts.filter(isTextFace),
        integrity: integrityOf(compilation),
      };
      return ShellDescriptor.parse({
        version: version ?? `${versionIn(dir)}-${hashOf(html + JSON.stringify(description))}`,
        ...description,
      });
    });
  }
}

const versionIn = (dir: string): string =>
  String(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The face of the text; headings have another (`packages/ui/src/styles/fonts.css`). */
const isTextFace = (file: string): boolean => file.includes('figtree');

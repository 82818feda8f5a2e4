import type { Compiler } from 'webpack';
import { repeatedNotices } from './repeated-notices.ts';

/**
 * Keeps the license notice of a package once in each script. A package has it in each of its files,
 * an icon is one of them, and the notice is about as long as an icon.
 */
export class LicenseNoticesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // After the minifier, and before source maps and names are made.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap('LicenseNoticesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LicenseNoticesPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => {
            const next = new sources.ReplaceSource(source);
            for (const [start, end] of repeatedNotices(source.source().toString()))
              next.replace(start, end - 1, '');
            return next;
          });
      });
    });
  }
}

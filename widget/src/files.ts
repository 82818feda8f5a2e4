import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the widget as it goes out under `/widget/{name}`. */
export type WidgetFile = {
  body: Buffer;
  /** The same bytes compressed; add `Vary: Accept-Encoding`. */
  brotli: Buffer;
  gzip: Buffer;
  headers: Readonly<Record<string, string>>;
};

export type WidgetFiles = {
  /** The loader with a place for the configuration; see `renderLoader`. */
  loaderTemplate: string;
  /** The same with the code that draws a logo on the button. */
  logoLoaderTemplate: string;
  /** The name of the current panel: `panel.{hash}.js`. */
  panel: string;
  /**
   * Everything that is served as it is, by its name under `/widget/`: `panel.{hash}.js`
   * (immutable), `panel.js` (the same, by a name that stays: for loaders older than the last
   * release and for the editor's preview), `preview.js` (what a preview adds to it), the languages
   * that the panel imports (`spanish.{hash}.js`, immutable), also `live.{hash}.js`, and
   * `manifest.json` (the names of these).
   */
  files: ReadonlyMap<string, WidgetFile>;
};

/**
 * Reads what `widget/build.ts` wrote.
 *
 * @param directory `widget/dist`
 * @throws when the widget has not been built
 */
export function loadWidgetFiles(directory: string): WidgetFiles {
  const read = (name: string) => readFileSync(join(directory, name));
  const manifest: { panel: string; others: string[] } = JSON.parse(read('manifest.json').toString());
  const file = (name: string, type: string, cacheControl: string): WidgetFile => ({
    body: read(name),
    brotli: read(`${name}.br`),
    gzip: read(`${name}.gz`),
    headers: { ...crossOriginHeaders, 'Content-Type': type, 'Cache-Control': cacheControl },
  });
  return {
    loaderTemplate: read('loader.js').toString(),
    logoLoaderTemplate: read('logo-loader.js').toString(),
    panel: manifest.panel,
    files: new Map([
      ...[manifest.panel, ...manifest.others].map((name) => [name, file(name, script, immutable)] as const),
      ['panel.js', file(manifest.panel, script, shortLived)],
      ['preview.js', file('preview.js', script, shortLived)],
      ['manifest.json', file('manifest.json', 'application/json; charset=utf-8', shortLived)],
    ]),
  };
}

const script = 'text/javascript; charset=utf-8';
const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=60';

/** The panel is a module, which browsers fetch with CORS; pages under COEP need the second. */
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { WidgetFiles } from '@askwell/widget';

const body = Buffer.from('export const mount = () => {};\n');

/**
 * A widget that does nothing, so that the API's tests need no build; the real one is tested in a
 * browser.
 */
export const widgetFiles: WidgetFiles = {
  loaderTemplate: 'window.askwellConfig = __ASKWELL_CONFIG__;\n',
  logoLoaderTemplate: 'window.askwellLogoConfig = __ASKWELL_CONFIG__;\n',
  panel: 'panel.0123456789ab.js',
  files: new Map([
    [
      'panel.0123456789ab.js',
      {
        body,
        brotli: brotliCompressSync(body),
        gzip: gzipSync(body),
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      },
    ],
  ]),
};

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether a file of a build is also stored compressed, so that serving it costs no compression. */
export const isCompressible = (file: string): boolean => /\.(js|css|svg)$/.test(file);

/** The compressed forms of a file, by name. */
export async function compressed(file: string, content: Buffer): Promise<[name: string, content: Buffer][]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return [
    [`${file}.br`, await brotli(content, { params })],
    [`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

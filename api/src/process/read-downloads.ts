import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that `npm run build` made for owners, by their names. */
export const readDownloads = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    existsSync(folder) ? readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]) : [],
  );

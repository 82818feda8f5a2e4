import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startScript } from './start-script.ts';
import { referenceStyles } from './styles.ts';

/** A file of the API reference. */
export type ReferenceFile = { type: string; body: Buffer };

const packageFile = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
const swaggerFolder = dirname(packageFile);

const own = new Map([
  ['reference.css', referenceStyles],
  ['reference.js', startScript],
]);
const types = new Map([
  ['swagger-ui.css', 'css'],
  ['swagger-ui-bundle.js', 'js'],
  ['reference.css', 'css'],
  ['reference.js', 'js'],
]);

/** Named after the contents, so that browsers can cache the files for good. */
const contentsId = createHash('sha256')
  .update(JSON.stringify([...own, readFileSync(packageFile, 'utf8')]))
  .digest('base64url')
  .slice(0, 10);
export const referenceFolder = `/api/docs/${contentsId}`;

/** Reads a file when it is first asked for; null for other names. */
export const referenceFiles = () => {
  const files = new Map<string, Promise<ReferenceFile>>();
  return (name: string): Promise<ReferenceFile> | null => {
    const type = types.get(name);
    if (type === undefined) return null;
    const file = files.get(name) ?? readReferenceFile(name, type);
    files.set(name, file);
    return file;
  };
};

async function readReferenceFile(name: string, type: string): Promise<ReferenceFile> {
  const text = own.get(name);
  const body = text === undefined ? await readFile(join(swaggerFolder, name)) : Buffer.from(text);
  return { type, body };
}

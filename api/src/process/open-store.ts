import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import type { Config } from '../config.ts';
import { refuseLostStore } from './refuse-lost-store.ts';

export type Store = {
  uri: string;
  /**
   * Whether it is the embedded store: only this process of the product uses it, and it writes all
   * collections to one log.
   */
  isOwn: boolean;
  stop: () => Promise<void>;
  exited: Promise<unknown>;
};

export const isBundled = !import.meta.url.endsWith('.ts');

/** The database of the configuration, which is not ours to end, or else the embedded one. */
export async function openStore({ mongodbUri, dataDir }: Config): Promise<Store> {
  if (mongodbUri !== null) {
    return { uri: mongodbUri, isOwn: false, stop: async () => {}, exited: new Promise(() => {}) };
  }
  await refuseLostStore(dataDir);
  const { uri, stop, exited } = await startEmbeddedMongo({
    dataDir: resolve(dataDir, 'store'),
    ...(isBundled && { entry: fileURLToPath(new URL('embedded-mongo.js', import.meta.url)) }),
  });
  return { uri, isOwn: true, stop, exited };
}

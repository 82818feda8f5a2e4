import { startEmbeddedMongo } from '../src/index.ts';

/** A process that starts a store and then is killed. */
const [, , dataDir = ''] = process.argv;
await startEmbeddedMongo({ dataDir });
process.send?.('started');

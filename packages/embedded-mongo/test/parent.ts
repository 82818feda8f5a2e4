import { startEmbeddedMongo } from '../src/index.ts';

/** A process that starts a store and then is killed. */
const [, , dataDir = '', entry = ''] = process.argv;
await startEmbeddedMongo({ dataDir, entry });
process.send?.('started');

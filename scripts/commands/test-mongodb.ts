import { MongoClient } from 'mongodb';
import { MongoMemoryReplSet } from 'mongodb-memory-server-core';
import { expectNoFailure, runSteps } from '../lib/steps.ts';
import { say } from '../lib/run.ts';

/**
 * `npm run test:mongodb`: the conformance suite, the API tests and the tests of failover on a real
 * replica set of three. It downloads a mongod, or takes the one that `MONGOMS_SYSTEM_BINARY` names.
 */
export default async function testMongodb(): Promise<void> {
  // A local server is taken in any version that the product supports.
  process.env['MONGOMS_SYSTEM_BINARY_VERSION_CHECK'] ??= 'false';
  const set = await MongoMemoryReplSet.create({ replSet: { count: 3, storageEngine: 'wiredTiger' } });
  try {
    const uri = await primaryOf(set.getUri());
    const version = await versionOf(uri);
    say(`Testing on MongoDB ${version}, a replica set of three.`);
    const failed = await runSteps([
      {
        name: `API and conformance tests on MongoDB ${version}`,
        tool: 'vitest/vitest.mjs',
        args: ['run', '--project', 'api', 'api/src', 'packages/embedded-mongo/test/conformance'],
        env: { MONGODB_URI: uri, MONGODB_IS_REPLICA_SET: 'true' },
        quiet: false,
      },
    ]);
    expectNoFailure(failed);
  } finally {
    await set.stop();
  }
}

/** The address of the primary, from which a driver finds the other members. */
async function primaryOf(uri: string): Promise<string> {
  const client = await new MongoClient(uri).connect();
  try {
    const { primary, setName } = await client.db().command({ hello: 1 });
    return `mongodb://${String(primary)}/?replicaSet=${String(setName)}`;
  } finally {
    await client.close();
  }
}

async function versionOf(uri: string): Promise<string> {
  const client = await new MongoClient(uri).connect();
  try {
    return String((await client.db().command({ buildInfo: 1 }))['version']);
  } finally {
    await client.close();
  }
}

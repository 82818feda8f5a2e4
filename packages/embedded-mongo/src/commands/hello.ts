import type { Command } from './command.ts';

/**
 * Says what this server is: a MongoDB 7.0 that stands alone. It announces no sessions, so drivers
 * send none and retry no writes; and no topology version, so that they poll rather than hold a
 * request open.
 */
export const helloCommand: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'backpressure',
    'topologyVersion',
    'maxAwaitTimeMS',
    'loadBalanced',
  ],
  run: () => ({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

export const pingCommand: Command = { fields: [], run: () => ({}) };

/** Sessions hold nothing here, so there is nothing to end. */
export const endSessionsCommand: Command = { fields: [], run: () => ({}) };

export const buildInfoCommand: Command = {
  fields: [],
  run: () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    modules: ['embedded'],
    maxBsonObjectSize: 16 * 1024 * 1024,
  }),
};

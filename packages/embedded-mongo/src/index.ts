/**
 * A MongoDB for machines that have none: a server that speaks MongoDB's wire protocol over one
 * SQLite file, on a socket that only this account of the machine can open. It is used through the
 * official driver and nothing else, so `MONGODB_URI` replaces it without a change of code.
 *
 * Acknowledged writes survive a killed process, and with `j: true` or `w: 'majority'` the loss of
 * power. Commands are atomic for each document, unique indexes hold under concurrent upserts,
 * sorting and comparing follow MongoDB's order of types.
 *
 * Limits: one server process for a data directory, on one machine; queries are answered one after
 * the other, and a query without an index looks at every document. Rewriting a document turns a
 * Double that holds a whole number into an Int32, and Decimal128 compares as the nearest double.
 *
 * Not supported, and refused with the server's error codes: transactions and sessions, change
 * streams, collations, text and geographic indexes, updates by pipeline, positional and filtered
 * array updates (`$`, `$[]`), and the operators and stages that are not in `query/operators.ts`,
 * `update/modifiers.ts` and `aggregate/stages.ts`.
 *
 * What starts it in a process of its own loads neither SQLite nor BSON. `/serve` serves a store in
 * the process that calls it.
 */
export { addressOf } from './process/address.ts';
export { EmbeddedMongoFailed, startEmbeddedMongo, type EmbeddedMongo } from './process/start.ts';

import { connect } from 'node:net';
import { once } from 'node:events';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerBytes, opcodes } from '../src/wire/message.ts';
import { temporaryServer } from './database.ts';

let server: Awaited<ReturnType<typeof temporaryServer>>;
let client: MongoClient;
beforeAll(async () => {
  server = await temporaryServer();
  client = await new MongoClient(server.uri).connect();
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

function message(opcode: number, ...parts: readonly Buffer[]): Buffer {
  const payload = Buffer.concat(parts);
  return Buffer.concat([int32(headerBytes + payload.length), int32(1), int32(0), int32(opcode), payload]);
}

const noFlags = int32(0);
const body = (command: object): Buffer => Buffer.concat([Buffer.from([0]), serialize(command)]);
const insertBody = body({ insert: 'items', $db: 'test' });
const sequence = (length: number, ...documents: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([1]), int32(length), Buffer.from('documents\0'), ...documents]);
const documents = (...raw: readonly Buffer[]): Buffer =>
  sequence(4 + 'documents\0'.length + Buffer.concat(raw).length, ...raw);

/** Fields of a document without their end. */
const field = (type: number, ...value: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from('a\0'), ...value]);
const unchecked = (length: number, content: Buffer): Buffer => Buffer.concat([int32(length), content]);

const malformed: Record<string, Buffer> = {
  'an unknown opcode': message(2012, noFlags),
  'a length below that of a header': Buffer.concat([int32(3), Buffer.alloc(12)]),
  'a length that nobody may send': Buffer.concat([int32(2 ** 31 - 1), Buffer.alloc(12)]),
  'another protocol': Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'no section': message(opcodes.message, noFlags),
  'a section of no kind': message(opcodes.message, noFlags, Buffer.from([9]), int32(4)),
  'a body that ends early': message(opcodes.message, noFlags, body({ ping: 1 }).subarray(0, -4)),
  'a body of negative length': message(opcodes.message, noFlags, Buffer.from([0]), int32(-1)),
  'a sequence of no length': message(opcodes.message, noFlags, insertBody, sequence(-1)),
  'a sequence longer than its message': message(opcodes.message, noFlags, insertBody, sequence(1_000)),
  'a document of no length': message(opcodes.message, noFlags, insertBody, documents(int32(0))),
  'a document of negative length': message(opcodes.message, noFlags, insertBody, documents(int32(-8))),
  'a document longer than its sequence': message(opcodes.message, noFlags, insertBody, documents(int32(99))),
  'a field without an end': message(
    opcodes.message,
    noFlags,
    insertBody,
    documents(unchecked(8, Buffer.from([0x10, 0x61, 0x61, 0x61]))),
  ),
  'a text of negative length': message(
    opcodes.message,
    noFlags,
    insertBody,
    documents(unchecked(12, Buffer.concat([field(0x02, int32(-7)), Buffer.from([0])]))),
  ),
  'a value of no type': message(
    opcodes.message,
    noFlags,
    insertBody,
    documents(unchecked(12, Buffer.concat([field(0x55, int32(1)), Buffer.from([0])]))),
  ),
  'an empty greeting': message(opcodes.query, noFlags),
};

test.each(Object.entries(malformed))('%s is refused, and others are served on', async (_, bytes) => {
  const socket = connect(server.socketPath);
  socket.on('error', () => undefined);
  socket.write(bytes);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect(await client.db('test').collection('items').countDocuments()).toBe(0);
});

test('a malformed document does not undo what others write at the same time', async () => {
  const socket = connect(server.socketPath);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const items = client.db('test').collection('others');
  const { 'a value of no type': bad = Buffer.alloc(0) } = malformed;
  await Promise.all(
    [...Array(200).keys()].map(async (n) => {
      if (n % 10 === 0) socket.write(bad);
      await items.insertOne({ n });
    }),
  );
  socket.destroy();
  expect(await items.countDocuments()).toBe(200);
});

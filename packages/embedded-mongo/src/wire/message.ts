import { decode, decodeInsert, type Doc } from '../bson/document.ts';
import { Request } from '../commands/request.ts';

/**
 * MongoDB's wire protocol, as far as drivers need it: OP_MSG, and OP_QUERY for the first greeting
 * of a driver that does not know yet what it talks to. Source:
 * https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/
 */
export const opcodes = { reply: 1, query: 2004, message: 2013 } as const;

export const headerBytes = 16;
export const maxMessageBytes = 48_000_000;

const flags = { checksumPresent: 1, moreToCome: 2 } as const;

export interface Message {
  requestId: number;
  opcode: number;
  /** False when the client waits for no answer. */
  wantsReply: boolean;
  request: Request;
}

/** Reads one complete message. Throws RangeError for bytes that are none. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === opcodes.query) {
    return { requestId, opcode, wantsReply: true, request: legacyRequest(bytes) };
  }
  if (opcode !== opcodes.message) throw new RangeError(`opcode ${opcode} is not supported`);
  const flagBits = bytes.readUInt32LE(headerBytes);
  const end = bytes.length - (flagBits & flags.checksumPresent ? 4 : 0);
  return {
    requestId,
    opcode,
    wantsReply: (flagBits & flags.moreToCome) === 0,
    request: sectionedRequest(bytes, headerBytes + 4, end),
  };
}

/** The body, and documents beside it: section kinds 0 and 1. */
function sectionedRequest(bytes: Buffer, start: number, end: number): Request {
  let body: Doc = {};
  const sequences = new Map<string, readonly Buffer[]>();
  for (let at = start; at < end;) {
    const kind = bytes[at];
    const section = part(bytes, at + 1, end);
    if (kind === 0) body = isInsert(section) ? decodeInsert(section) : decode(section);
    else if (kind === 1) addSequence(sequences, section);
    else throw new RangeError(`section kind ${String(kind)} is not supported`);
    at += 1 + section.length;
  }
  return new Request(body, sequences);
}

function addSequence(sequences: Map<string, readonly Buffer[]>, section: Buffer): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new RangeError('a sequence has no name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const document = part(section, at, section.length);
    documents.push(document);
    at += document.length;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

/** What begins with its own length at `at`. Throws RangeError when it does not end before `end`. */
function part(bytes: Buffer, at: number, end: number): Buffer {
  const length = bytes.readInt32LE(at);
  if (length < smallestDocument || at + length > end)
    throw new RangeError(`nothing has ${length} bytes here`);
  return bytes.subarray(at, at + length);
}

const smallestDocument = 5;

/** The name of a command is its first field; `insert` holds the name of a collection. */
const isInsert = (body: Buffer): boolean => body.subarray(4, insertHead.length + 4).equals(insertHead);

const insertHead = Buffer.from('\x02insert\0');

/** Flags, `admin.$cmd`, two numbers, then the command. */
function legacyRequest(bytes: Buffer): Request {
  const body = bytes.indexOf(0, headerBytes + 4) + 1 + 8;
  return new Request(decode(bytes.subarray(body)), new Map());
}

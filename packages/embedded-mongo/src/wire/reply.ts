import type { Pieces } from '../bson/raw.ts';
import { headerBytes, opcodes, type Message } from './message.ts';

/** The answer to a message, in the form in which it was asked. */
export const replyTo = ({ requestId, opcode }: Message, document: Pieces): Buffer =>
  opcode === opcodes.query
    ? framed(requestId, opcodes.reply, legacyHead, document)
    : framed(requestId, opcodes.message, messageHead, document);

/** No flags, then a section of kind 0. */
const messageHead = Buffer.alloc(5);

/** Flags (await capable), no cursor, starting from 0, one document. */
const legacyHead = Buffer.alloc(20);
legacyHead.writeInt32LE(8, 0);
legacyHead.writeInt32LE(1, 16);

function framed(requestId: number, opcode: number, head: Buffer, document: Pieces): Buffer {
  const length = document.reduce((sum, piece) => sum + piece.length, headerBytes + head.length);
  const bytes = Buffer.allocUnsafe(length);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(0, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(opcode, 12);
  let at = headerBytes + head.copy(bytes, headerBytes);
  for (const piece of document) at += piece.copy(bytes, at);
  return bytes;
}

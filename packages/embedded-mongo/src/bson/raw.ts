import { serialize } from 'bson';
import type { Doc } from './document.ts';

/** Bytes in pieces, to be joined once, when all of a message is there. */
export type Pieces = readonly Buffer[];

/**
 * Builds documents around others that are already encoded, so that a reply costs no decoding.
 * Format: https://bsonspec.org/spec.html
 */
export function rawDocument(fields: Pieces): Pieces {
  const length = Buffer.allocUnsafe(4);
  length.writeInt32LE(
    fields.reduce((sum, field) => sum + field.length, 5),
    0,
  );
  return [length, ...fields, end];
}

/** A field that holds an encoded document. */
export const documentField = (name: string, document: Pieces): Pieces => [fieldHead(0x03, name), ...document];

/** A field that holds an array of encoded documents. */
export const arrayField = (name: string, documents: readonly Buffer[]): Pieces => [
  fieldHead(0x04, name),
  ...rawDocument(documents.flatMap((document, at) => [fieldHead(0x03, String(at)), document])),
];

/** Ordinary fields, to be mixed with the above. */
export const plainFields = (fields: Doc): Buffer => {
  const { buffer, byteOffset, length } = serialize(fields);
  return Buffer.from(buffer, byteOffset + 4, length - 5);
};

const end = Buffer.alloc(1);

const fieldHead = (type: number, name: string): Buffer =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

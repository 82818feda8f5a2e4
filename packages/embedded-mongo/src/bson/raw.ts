import { serialize } from 'bson';
import type { Doc } from './document.ts';

/**
 * Builds documents around others that are already encoded, so that a reply costs no decoding.
 * Format: https://bsonspec.org/spec.html
 */
export const rawDocument = (fields: readonly Buffer[]): Buffer => {
  const length = fields.reduce((sum, field) => sum + field.length, 5);
  const document = Buffer.allocUnsafe(length);
  document.writeInt32LE(length, 0);
  let at = 4;
  for (const field of fields) at += field.copy(document, at);
  document[at] = 0;
  return document;
};

/** A field that holds an encoded document. */
export const documentField = (name: string, document: Buffer): Buffer =>
  Buffer.concat([fieldHead(0x03, name), document]);

/** A field that holds an array of encoded documents. */
export const arrayField = (name: string, documents: readonly Buffer[]): Buffer =>
  Buffer.concat([
    fieldHead(0x04, name),
    rawDocument(documents.flatMap((document, at) => [fieldHead(0x03, String(at)), document])),
  ]);

/** Ordinary fields, to be mixed with the above. */
export const plainFields = (fields: Doc): Buffer => Buffer.from(serialize(fields)).subarray(4, -1);

const fieldHead = (type: number, name: string): Buffer =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`);

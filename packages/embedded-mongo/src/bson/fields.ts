import type { ObjectId } from 'bson';
import { valueLength } from './elements.ts';

/**
 * The bytes of a document with some of its fields only, in their order. Nothing is decoded: who
 * asks for two fields of a hundred documents does not pay for all the others.
 */
export function included(raw: Buffer, names: readonly Buffer[]): Buffer {
  const kept: Buffer[] = [];
  let length = 5;
  eachField(raw, (start, value, end) => {
    if (!names.some((name) => isNamed(raw, start, value, name))) return;
    kept.push(raw.subarray(start, end));
    length += end - start;
  });
  const document = Buffer.allocUnsafe(length);
  document.writeInt32LE(length, 0);
  let at = 4;
  for (const field of kept) at += field.copy(document, at);
  document[at] = 0;
  return document;
}

/** Whether a field holds this id; undefined for an array, which may hold it among others. */
export function holdsId(raw: Buffer, name: Buffer, { id }: ObjectId): boolean | undefined {
  let holds: boolean | undefined = false;
  eachField(raw, (start, value, end) => {
    if (!isNamed(raw, start, value, name)) return;
    const type = raw[start];
    holds = type === array ? undefined : type === objectId && isEqual(raw, value, end, id);
  });
  return holds;
}

const array = 0x04;
const objectId = 0x07;

/**
 * Goes through the fields of a stored document: where each begins, where its value does, and where
 * it ends.
 */
function eachField(raw: Buffer, visit: (start: number, value: number, end: number) => void): void {
  const last = raw.length - 1;
  for (let start = 4; start < last;) {
    let value = start + 1;
    while (raw[value] !== 0) value += 1;
    value += 1;
    const end = value + valueLength(raw, raw[start] ?? 0, value);
    visit(start, value, end);
    start = end;
  }
}

const isNamed = (raw: Buffer, start: number, value: number, name: Buffer): boolean =>
  isEqual(raw, start + 1, value - 1, name);

const isEqual = (raw: Buffer, from: number, to: number, bytes: Uint8Array): boolean => {
  if (to - from !== bytes.length) return false;
  for (let at = 0; at < bytes.length; at += 1) if (raw[from + at] !== bytes[at]) return false;
  return true;
};

import { ObjectId } from 'bson';
import type { Doc } from '../bson/document.ts';
import { stepsOf } from '../bson/paths.ts';
import { parseFilter } from '../query/filter.ts';
import type { Update } from './compile.ts';
import { fieldAt } from './fields.ts';

/** The document that an upsert inserts: what the filter says for certain, then the update, then an id. */
export function upsertedDocument(filter: Doc, update: Update): Doc {
  const seed: Doc = {};
  for (const { field } of parseFilter(filter)) {
    if (!field || (update.isReplacement && field.path !== '_id')) continue;
    const value = certainValue(field.operator, field.operand);
    if (value !== undefined) fieldAt(seed, stepsOf(field.path)).set(value);
  }
  const { _id: id = new ObjectId(), ...fields } = update.apply(seed, true);
  return { _id: id, ...fields };
}

function certainValue(operator: string, operand: unknown): unknown {
  if (operator === '$eq') return operand;
  if (operator !== '$in' || !Array.isArray(operand) || operand.length !== 1) return undefined;
  return operand[0];
}

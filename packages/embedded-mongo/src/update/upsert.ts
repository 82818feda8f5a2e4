import { ObjectId } from 'bson';
import type { Doc } from '../bson/document.ts';
import { stepsOf } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import { parseFilter } from '../query/filter.ts';
import type { Update } from './compile.ts';
import { fieldAt } from './fields.ts';

/**
 * The document that an upsert inserts: the values that the filter fixes, then the update, then an
 * id. Throws NotSingleValueField when the filter fixes a field twice, or a field and a part of it.
 */
export function upsertedDocument(filter: Doc, update: Update): Doc {
  const seed: Doc = {};
  const paths: string[] = [];
  for (const { field } of parseFilter(filter)) {
    if (!field || (update.isReplacement && field.path !== '_id')) continue;
    const value = certainValue(field.operator, field.operand);
    if (value === undefined) continue;
    const conflict = paths.find((path) => isPartOf(path, field.path));
    if (conflict !== undefined) {
      throw new ServerError(
        'NotSingleValueField',
        `cannot infer query fields to set, both paths '${conflict}' and '${field.path}' are matched`,
      );
    }
    paths.push(field.path);
    fieldAt(seed, stepsOf(field.path)).set(value);
  }
  const { _id: id = new ObjectId(), ...fields } = update.apply(seed, true);
  return { _id: id, ...fields };
}

/** True when one of two paths is the other, or leads through it. */
const isPartOf = (a: string, b: string): boolean =>
  `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`);

function certainValue(operator: string, operand: unknown): unknown {
  if (operator === '$eq') return operand;
  if (operator !== '$in' || !Array.isArray(operand) || operand.length !== 1) return undefined;
  return operand[0];
}

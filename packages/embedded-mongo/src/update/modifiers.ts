import { compareValues } from '../bson/compare.ts';
import type { Field } from './fields.ts';
import { addToSet, pull, push } from './arrays.ts';
import { increment } from './numbers.ts';

/** One modifier with its argument: changes a field of a document. */
export type Modifier = (field: Field) => void;

/** Makes the modifier; throws for an argument that it cannot have. */
type MakeModifier = (path: string, argument: unknown) => Modifier;

/**
 * The update operators that this store has. `$setOnInsert` is `$set`, for inserts only.
 * Semantics: https://www.mongodb.com/docs/manual/reference/operator/update/
 */
export const modifiers: Readonly<Record<string, MakeModifier>> = {
  $set: (_path, argument) => (field) => field.set(argument),
  $setOnInsert: (_path, argument) => (field) => field.set(argument),
  $unset: () => (field) => field.remove(),
  $inc: (path, argument) => {
    const next = increment(path, argument);
    return (field) => field.set(next(field.value));
  },
  $min: (_path, argument) => (field) => {
    if (field.value === undefined || compareValues(argument, field.value) < 0) field.set(argument);
  },
  $max: (_path, argument) => (field) => {
    if (field.value === undefined || compareValues(argument, field.value) > 0) field.set(argument);
  },
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};

import { sameValue } from '../bson/compare.ts';
import { isDoc, type Doc } from '../bson/document.ts';
import { stepsOf } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import { fieldAt, isViable } from './fields.ts';
import { modifiers, type Modifier } from './modifiers.ts';

/** An update, ready to be applied to any number of documents. */
export interface Update {
  /**
   * Changes the document it is given, or returns another one. Throws ImmutableField when `_id`
   * would change.
   */
  apply: (document: Doc, isInsert: boolean) => Doc;
  /** The top-level fields that may change; undefined when all may. */
  fields: readonly string[] | undefined;
  isReplacement: boolean;
}

interface Step {
  path: string;
  steps: readonly string[];
  onInsertOnly: boolean;
  /** `$unset` leaves a document alone when the path leads through a value that holds no fields. */
  isRemoval: boolean;
  modify: Modifier;
}

/**
 * Reads an update: modifiers, or a whole document in place of the old one.
 * Throws FailedToParse for modifiers that this store has not, and for pipelines.
 */
export function compileUpdate(update: unknown): Update {
  if (!isDoc(update)) {
    throw new ServerError('FailedToParse', 'Update argument must be an object; pipelines are not supported');
  }
  const names = Object.keys(update);
  if (names.length > 0 && names.every((name) => name.startsWith('$'))) return modification(update);
  const modifier = names.find((name) => name.startsWith('$'));
  if (modifier) {
    throw new ServerError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${modifier}' is not allowed in the context of an update's replacement document.`,
    );
  }
  return replacement(update);
}

function replacement(update: Doc): Update {
  return {
    apply: (document) => {
      const id = document['_id'] ?? update['_id'];
      if (update['_id'] !== undefined) assertSameId(id, update['_id']);
      return id === undefined ? { ...update } : { _id: id, ...update };
    },
    fields: undefined,
    isReplacement: true,
  };
}

function modification(update: Doc): Update {
  const steps = Object.entries(update).flatMap(([name, fields]) => parseModifier(name, fields));
  assertNoConflict(steps.map(({ path }) => path));
  const touchesId = steps.some((step) => step.steps[0] === '_id');
  return {
    apply: (document, isInsert) => {
      const id = document['_id'];
      for (const step of steps) {
        if (step.onInsertOnly && !isInsert) continue;
        if (step.isRemoval && !isViable(document, step.steps)) continue;
        step.modify(fieldAt(document, step.steps));
      }
      if (touchesId && id !== undefined) assertSameId(id, document['_id']);
      return document;
    },
    fields: [...new Set(steps.map((step) => step.steps[0] ?? ''))],
    isReplacement: false,
  };
}

function parseModifier(name: string, fields: unknown): Step[] {
  const make = modifiers[name];
  if (!make) {
    throw new ServerError(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields)) {
    throw new ServerError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${typeof fields} for ${name}`,
    );
  }
  return Object.entries(fields).map(([path, argument]) => {
    const steps = stepsOf(path);
    if (steps.some((step) => step === '' || step.startsWith('$'))) {
      throw new ServerError('BadValue', `The path '${path}' is not supported in an update`);
    }
    return {
      path,
      steps,
      onInsertOnly: name === '$setOnInsert',
      isRemoval: name === '$unset',
      modify: make(path, argument),
    };
  });
}

function assertNoConflict(paths: readonly string[]): void {
  if (paths.length < 2) return;
  const sorted = paths.map((path) => `${path}.`).sort();
  for (const [at, path] of sorted.entries()) {
    if (sorted[at + 1]?.startsWith(path)) {
      throw new ServerError(
        'ConflictingUpdateOperators',
        `Updating the path '${path.slice(0, -1)}' would create a conflict at '${path.slice(0, -1)}'`,
      );
    }
  }
}

function assertSameId(before: unknown, after: unknown): void {
  if (after !== undefined && sameValue(before, after)) return;
  throw new ServerError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

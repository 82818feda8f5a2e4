import { fieldOf, isDoc, type Doc } from './document.ts';

/** `a.b.0` in its steps. Paths recur in every call, so their steps are kept. */
export function stepsOf(path: string): readonly string[] {
  const known = knownSteps.get(path);
  if (known) return known;
  const steps = path.split('.');
  if (knownSteps.size < 10_000) knownSteps.set(path, steps);
  return steps;
}

const knownSteps = new Map<string, readonly string[]>();

/**
 * Everything that a dotted path reaches in a document. An array on the way is entered through its
 * elements and, when the step is a number, through that position; an array at the end is returned
 * as it is. A field that is missing counts as undefined.
 */
export function valuesAt(document: Doc, steps: readonly string[]): unknown[] {
  const [first] = steps;
  if (steps.length === 1 && first !== undefined) return [fieldOf(document, first)];
  const found: unknown[] = [];
  collect(document, steps, 0, found);
  return found;
}

function collect(value: unknown, steps: readonly string[], at: number, found: unknown[]): void {
  const step = steps[at];
  if (step === undefined) {
    found.push(value);
  } else if (isDoc(value)) {
    collect(fieldOf(value, step), steps, at + 1, found);
  } else if (Array.isArray(value)) {
    if (isPosition(step) && Number(step) < value.length) {
      collect(value[Number(step)], steps, at + 1, found);
    }
    for (const item of value) if (isDoc(item)) collect(item, steps, at, found);
  } else {
    found.push(undefined);
  }
}

/** True for a step that can name a position in an array. */
export const isPosition = (step: string): boolean => /^(0|[1-9]\d*)$/.test(step);

import { fieldOf, isDoc, type Doc } from '../bson/document.ts';
import { isPosition } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';

/** One field of one document, wherever a dotted path leads to. */
export interface Field {
  /** Undefined when the field is missing. */
  readonly value: unknown;
  set(value: unknown): void;
  remove(): void;
}

/**
 * The field at a path, to be read and written. Missing embedded documents are made when it is
 * written. Throws PathNotViable when the way leads through a value that holds no fields.
 */
export function fieldAt(document: Doc, steps: readonly string[]): Field {
  const last = steps.at(-1) ?? '';
  let container: Doc | unknown[] = document;
  for (const [depth, step] of steps.slice(0, -1).entries()) {
    const next = child(container, step);
    if (next === undefined) return missingField(container, steps.slice(depth));
    if (!isDoc(next) && !Array.isArray(next)) throw notViable(last, step, next);
    container = next;
  }
  return existingField(container, last);
}

/** True when every value on the way to a field holds fields, or is missing. */
export function isViable(document: Doc, steps: readonly string[]): boolean {
  let container: Doc | unknown[] = document;
  for (const step of steps) {
    if (Array.isArray(container) && !isPosition(step)) return false;
    const next = child(container, step);
    if (next === undefined || step === steps.at(-1)) return true;
    if (!isDoc(next) && !Array.isArray(next)) return false;
    container = next;
  }
  return true;
}

function child(container: Doc | unknown[], step: string): unknown {
  if (!Array.isArray(container)) return fieldOf(container, step);
  if (!isPosition(step)) throw notViable(step, 'array', container);
  return container[Number(step)];
}

function existingField(container: Doc | unknown[], name: string): Field {
  return {
    value: child(container, name),
    set: (value) => put(container, name, value),
    remove: () => {
      if (!Array.isArray(container)) delete container[name];
      else if (Number(name) < container.length) container[Number(name)] = null;
    },
  };
}

function missingField(container: Doc | unknown[], steps: readonly string[]): Field {
  return {
    value: undefined,
    set: (value) => {
      const [first = '', ...inner] = steps;
      put(
        container,
        first,
        inner.reduceRight<unknown>((content, step) => ({ [step]: content }), value),
      );
    },
    remove: () => undefined,
  };
}

const maxPadding = 1_500_000;

function put(container: Doc | unknown[], name: string, value: unknown): void {
  if (!Array.isArray(container)) {
    container[name] = value;
    return;
  }
  const position = Number(name);
  if (position > container.length + maxPadding) throw notViable(name, 'array', container);
  while (container.length < position) container.push(null);
  container[position] = value;
}

const notViable = (name: string, parent: string, value: unknown): ServerError =>
  new ServerError(
    'PathNotViable',
    `Cannot create field '${name}' in element {${parent}: ${JSON.stringify(value)}}`,
  );

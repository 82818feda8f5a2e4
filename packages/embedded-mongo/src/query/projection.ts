import { encode, isDoc, numberIn, type Doc } from '../bson/document.ts';
import { included } from '../bson/fields.ts';
import { stepsOf } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import type { Stored } from '../store/collection.ts';

export type Projection = (document: Doc) => Doc;

type Tree = Map<string, Tree | true>;

/**
 * Compiles a projection that includes or excludes fields, also by dotted paths.
 * Throws BadValue for computed fields and for `$slice`, `$elemMatch` and `$`.
 */
export function compileProjection(projection: unknown): Projection | undefined {
  const parsed = parse(projection);
  if (!parsed) return undefined;
  const { includes, tree } = parsed;
  return includes ? (document) => include(document, tree) : (document) => exclude(document, tree);
}

/**
 * The same for documents as they lie there; whole fields are taken out without decoding the others.
 */
export function compileBytes(projection: unknown): ((stored: Stored) => Buffer) | undefined {
  const parsed = parse(projection);
  if (!parsed) return undefined;
  const { includes, tree } = parsed;
  if (includes && [...tree.values()].every((wanted) => wanted === true)) {
    const names = [...tree.keys()].map((name) => Buffer.from(name));
    return ({ raw }) => included(raw, names);
  }
  return ({ document }) => encode(includes ? include(document, tree) : exclude(document, tree));
}

function parse(projection: unknown): { includes: boolean; tree: Tree } | undefined {
  if (projection === undefined || projection === null) return undefined;
  if (!isDoc(projection)) throw new ServerError('TypeMismatch', 'a projection must be an object');
  const entries = Object.entries(projection).map(([path, value]) => [path, isIncluded(path, value)] as const);
  if (entries.length === 0) return undefined;
  const others = entries.filter(([path]) => path !== '_id');
  const wantsId = entries.find(([path]) => path === '_id')?.[1];
  const includes = others.length > 0 ? others[0]?.[1] === true : wantsId === true;
  if (others.some(([, isIn]) => isIn !== includes)) {
    throw includes
      ? new ServerError('Location31254', 'Cannot do exclusion on a field in inclusion projection')
      : new ServerError('Location31253', 'Cannot do inclusion on a field in exclusion projection');
  }
  const tree = treeOf(others.map(([path]) => path));
  if (includes === (wantsId !== false)) tree.set('_id', true);
  return { includes, tree };
}

function isIncluded(path: string, value: unknown): boolean {
  const number = numberIn(value);
  if (typeof value === 'boolean') return value;
  if (number === undefined || path.includes('$')) {
    throw new ServerError('BadValue', `the projection of '${path}' is not supported`);
  }
  return number !== 0;
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    let at = tree;
    const steps = stepsOf(path);
    for (const [depth, step] of steps.entries()) {
      const next = at.get(step);
      if (depth === steps.length - 1 || next === true) {
        if (next !== undefined) throw new ServerError('BadValue', `Path collision at ${path}`);
        at.set(step, true);
        break;
      }
      const inner: Tree = next ?? new Map();
      at.set(step, inner);
      at = inner;
    }
  }
  return tree;
}

function include(document: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(document)) {
    const wanted = tree.get(name);
    if (wanted === true) result[name] = value;
    else if (wanted && (isDoc(value) || Array.isArray(value))) {
      result[name] = inside(value, (item) => include(item, wanted), false);
    }
  }
  return result;
}

function exclude(document: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(document)) {
    const unwanted = tree.get(name);
    if (unwanted === true) continue;
    result[name] = unwanted ? inside(value, (item) => exclude(item, unwanted), true) : value;
  }
  return result;
}

/** Goes through arrays; what is no document in them stays only in an exclusion. */
function inside(value: unknown, change: Projection, keepsOthers: boolean): unknown {
  if (isDoc(value)) return change(value);
  if (!Array.isArray(value)) return value;
  return value
    .filter((item) => keepsOthers || isDoc(item) || Array.isArray(item))
    .map((item) => inside(item, change, keepsOthers));
}

import { decode, isDoc, numberIn, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';

/** A command as it came over the wire: its body, and the documents that were sent beside it. */
export class Request {
  readonly name: string;
  readonly database: string;
  readonly body: Doc;
  readonly #sequences: ReadonlyMap<string, readonly Buffer[]>;

  constructor(body: Doc, sequences: ReadonlyMap<string, readonly Buffer[]>) {
    const [name = ''] = Object.keys(body);
    const { $db: database } = body;
    this.name = name;
    this.database = typeof database === 'string' ? database : 'admin';
    this.body = body;
    this.#sequences = sequences;
  }

  /** `database.collection`, from the command's own value. */
  get namespace(): string {
    const name = this.body[this.name];
    if (typeof name === 'string' && name !== '') return `${this.database}.${name}`;
    throw new ServerError('InvalidNamespace', `Invalid namespace specified '${this.database}.'`);
  }

  /**
   * Whether the client waits until what it writes would survive the loss of power; a majority of
   * one is that.
   */
  get wantsFlush(): boolean {
    const { writeConcern } = this.body;
    return isDoc(writeConcern) && (writeConcern['j'] === true || writeConcern['w'] === 'majority');
  }

  document(field: string): Doc | undefined {
    return documentIn(this.body, field);
  }

  number(field: string): number | undefined {
    return numberOf(this.body, field);
  }

  /** The index that the client names; see `Query.hint`. */
  get hint(): unknown {
    return hintIn(this.body);
  }

  /**
   * When `maxTimeMS` ends, counted from now; undefined without one. Throws BadValue for a negative
   * one.
   */
  deadline(): number | undefined {
    const limit = numberOf(this.body, 'maxTimeMS');
    if (limit === undefined || limit === 0) return undefined;
    if (limit < 0) throw new ServerError('BadValue', `${limit} value for maxTimeMS is out of range`);
    return performance.now() + limit;
  }

  flag(field: string): boolean {
    return this.body[field] === true;
  }

  /** Documents that came as a sequence beside the body, or in an array within it. */
  documents(field: string): readonly Doc[] {
    const sequence = this.#sequences.get(field);
    if (sequence) return sequence.map(decode);
    const array = this.body[field];
    if (Array.isArray(array) && array.every(isDoc)) return array;
    throw wrongType(field, 'array');
  }

  /** The same for documents that are to be stored: their bytes, as they came. */
  rawDocuments(field: string): readonly Buffer[] {
    const sequence = this.#sequences.get(field);
    if (sequence) return sequence;
    const array = this.body[field];
    if (Array.isArray(array) && array.every(isBytes)) return array.map((bytes) => Buffer.from(bytes));
    throw wrongType(field, 'array');
  }
}

export function documentIn(parent: Doc, field: string): Doc | undefined {
  const value = parent[field];
  if (value === undefined || value === null) return undefined;
  if (isDoc(value)) return value;
  throw wrongType(field, 'object');
}

export function numberOf(parent: Doc, field: string): number | undefined {
  const value = parent[field];
  if (value === undefined || value === null) return undefined;
  const number = numberIn(value);
  if (number !== undefined) return number;
  throw wrongType(field, 'number');
}

/** Throws TypeMismatch for a hint that is neither a name nor a key. */
export function hintIn(parent: Doc): unknown {
  const { hint } = parent;
  if (hint === undefined || typeof hint === 'string') return hint;
  if (isDoc(hint)) return Object.keys(hint).length === 0 ? undefined : hint;
  throw wrongType('hint', 'string or object');
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

const wrongType = (field: string, expected: string): ServerError =>
  new ServerError('TypeMismatch', `BSON field '${field}' is the wrong type, expected type '${expected}'`);

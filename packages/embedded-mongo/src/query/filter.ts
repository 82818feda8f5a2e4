import { ObjectId } from 'bson';
import { isDoc, type Doc } from '../bson/document.ts';
import { holdsId } from '../bson/fields.ts';
import { stepsOf, valuesAt } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import { isOperators, not, operatorTest, pattern, type ValuesTest } from './operators.ts';

export type Predicate = (document: Doc) => boolean;

/**
 * One condition of a filter. Conditions on a field say what they ask, so that an index can answer
 * them.
 */
export interface Condition {
  test: Predicate;
  field?: { path: string; operator: string; operand: unknown };
  /** The test on bytes, where there is one; undefined when only the decoded document can tell. */
  testBytes?: (raw: Buffer) => boolean | undefined;
}

/** A filter as a function, for those who need no index. */
export const matches = (filter: Doc): Predicate => allOf(parseFilter(filter));

/**
 * A test for the elements of an array: by operators on the element, or by a filter on its fields.
 */
export function elementTest(condition: Doc): (item: unknown) => boolean {
  if (isOperators(condition) && !isLogical(condition)) {
    const test = operatorsTest(condition);
    return (item) => test([item]);
  }
  const isWanted = matches(condition);
  return (item) =>
    // An array within the array is a document whose fields are its positions.
    (isDoc(item) && isWanted(item)) || (Array.isArray(item) && isWanted(Object.fromEntries(item.entries())));
}

/** True for `{$or: […]}`: a filter on the fields of an element, not an operator on the element. */
function isLogical(condition: Doc): boolean {
  for (const name in condition) return logicalOperators.has(name);
  return false;
}

const logicalOperators = new Set(['$and', '$or', '$nor']);

export function allOf(conditions: readonly Condition[]): Predicate {
  const [first] = conditions;
  if (!first) return () => true;
  if (conditions.length === 1) return first.test;
  return (document) => conditions.every(({ test }) => test(document));
}

/**
 * A filter as a list of conditions that must all hold.
 * Throws BadValue for operators that this store does not know, rather than to ignore them.
 */
export function parseFilter(filter: Doc): Condition[] {
  const conditions: Condition[] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (name.startsWith('$')) addLogical(conditions, name, value);
    else addField(conditions, name, value);
  }
  return conditions;
}

function addLogical(conditions: Condition[], name: string, value: unknown): void {
  if (name === '$comment') return;
  if (!logicalOperators.has(name)) {
    throw new ServerError('BadValue', `unknown top level operator: ${name}`);
  }
  if (!Array.isArray(value) || value.length === 0 || !value.every(isDoc)) {
    throw new ServerError('BadValue', `${name} must be a nonempty array of objects`);
  }
  const branches = value.map(parseFilter);
  if (name === '$and' || (name === '$or' && branches.length === 1)) {
    conditions.push(...branches.flat());
    return;
  }
  const tests = branches.map(allOf);
  const isAny: Predicate = (document) => tests.some((test) => test(document));
  conditions.push({ test: name === '$or' ? isAny : (document) => !isAny(document) });
}

function addField(conditions: Condition[], path: string, value: unknown): void {
  const steps = stepsOf(path);
  const add = (operator: string, operand: unknown, test: ValuesTest): void => {
    conditions.push({
      test: (document) => test(valuesAt(document, steps)),
      field: { path, operator, operand },
    });
  };
  if (!isOperators(value)) {
    const regex = pattern(value);
    if (regex) add('$regex', value, operatorTest('$regex', value, {}));
    else add('$eq', value, operatorTest('$eq', value, {}));
    // Whose a document is stands in nearly every query, and mostly not in its index.
    const [condition] = conditions.slice(-1);
    if (condition && value instanceof ObjectId && steps.length === 1) {
      const name = Buffer.from(path);
      condition.testBytes = (raw) => holdsId(raw, name, value);
    }
    return;
  }
  for (const [operator, operand] of Object.entries(value)) {
    if (operator !== '$options') add(operator, operand, fieldTest(operator, operand, value));
  }
}

function fieldTest(operator: string, operand: unknown, siblings: Doc): ValuesTest {
  if (operator === '$elemMatch') return hasElement(operand);
  return operator === '$not' ? negation(operand) : operatorTest(operator, operand, siblings);
}

/** All operators of `{$gt: 1, $lt: 5}` together. */
function operatorsTest(operators: Doc): ValuesTest {
  const tests = Object.entries(operators)
    .filter(([operator]) => operator !== '$options')
    .map(([operator, operand]) => fieldTest(operator, operand, operators));
  return (values) => tests.every((test) => test(values));
}

function negation(operand: unknown): ValuesTest {
  if (isOperators(operand)) return not(operatorsTest(operand));
  if (pattern(operand)) return not(operatorTest('$regex', operand, {}));
  throw new ServerError('BadValue', '$not needs a regex or a document');
}

function hasElement(operand: unknown): ValuesTest {
  if (!isDoc(operand)) throw new ServerError('BadValue', '$elemMatch needs an Object');
  const isWanted = elementTest(operand);
  return (values) => values.some((value) => Array.isArray(value) && value.some(isWanted));
}

import { Decimal128, Double, Int32, Long } from 'bson';
import { ServerError } from '../errors.ts';

/**
 * `$inc`. Longs stay exact, and an Int32 that overflows becomes a Long, as on the server. Throws
 * TypeMismatch for an amount that is no number before any document is read, and for a field that
 * holds none.
 */
export function increment(path: string, amount: unknown): (current: unknown) => unknown {
  if (!isNumber(amount)) {
    throw new ServerError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${JSON.stringify(amount)}}`,
    );
  }
  return (current) => sum(path, current, amount);
}

function sum(path: string, current: unknown, amount: StoredNumber): unknown {
  if (current === undefined) return amount;
  if (!isNumber(current)) {
    throw new ServerError(
      'TypeMismatch',
      `Cannot apply $inc to a value of non-numeric type: the field '${path}' is ${current === null ? 'null' : `of type ${typeof current}`}`,
    );
  }
  if (typeof current === 'number' && typeof amount === 'number') return ofNumbers(current, amount);
  if (isWhole(current) && isWhole(amount)) return asLong(current).add(asLong(amount));
  return Number(current) + Number(amount);
}

/** Whole numbers within 32 bits are Int32 on the wire; their sum outside of it is a Long. */
function ofNumbers(current: number, amount: number): number | Long {
  const total = current + amount;
  return isInt32(current) && isInt32(amount) && !isInt32(total) ? Long.fromNumber(total) : total;
}

const isInt32 = (value: number): boolean => (value | 0) === value;

type StoredNumber = number | Long | Int32 | Double;

function isNumber(value: unknown): value is StoredNumber {
  if (value instanceof Decimal128) {
    throw new ServerError('BadValue', '$inc of a Decimal128 is not supported');
  }
  return typeof value === 'number' || Long.isLong(value) || value instanceof Int32 || value instanceof Double;
}

const isWhole = (value: StoredNumber): boolean =>
  Long.isLong(value) || (typeof value === 'number' && Number.isInteger(value));

const asLong = (value: StoredNumber): Long => (Long.isLong(value) ? value : Long.fromNumber(Number(value)));

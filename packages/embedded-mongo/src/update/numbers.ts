import { Decimal128, Double, Int32, Long } from 'bson';
import { ServerError } from '../errors.ts';

/**
 * The sum of two stored numbers. Longs stay exact; whole numbers that leave their range become Longs by way of the
 * doubles that hold them. Throws TypeMismatch for what is no number, as the server does for `$inc`.
 */
export function sum(path: string, current: unknown, amount: unknown): unknown {
  if (!isNumber(amount)) {
    throw new ServerError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${JSON.stringify(amount)}}`,
    );
  }
  if (current === undefined) return amount;
  if (!isNumber(current)) {
    throw new ServerError(
      'TypeMismatch',
      `Cannot apply $inc to a value of non-numeric type: the field '${path}' is ${current === null ? 'null' : `of type ${typeof current}`}`,
    );
  }
  if (typeof current === 'number' && typeof amount === 'number') return current + amount;
  if (isWhole(current) && isWhole(amount)) return asLong(current).add(asLong(amount));
  return Number(current) + Number(amount);
}

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

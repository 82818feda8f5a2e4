/**
 * Elements of typed arrays by an index that the caller knows to be inside. One function for each
 * kind: the engine keeps a call fast as long as it always sees the same kind.
 */
export const floatAt = (array: Float32Array, index: number): number => array[index] ?? 0;
export const intAt = (array: Int32Array, index: number): number => array[index] ?? 0;

/** Numbers from 0 on, in two bytes each where the largest allows it. */
export type Numbers = Uint16Array | Int32Array;

/** Zeros, in an array that holds any number below `size`. */
export const numbersBelow = (size: number, length: number): Numbers =>
  isNarrow(size) ? new Uint16Array(length) : new Int32Array(length);

/** The numbers in an array that holds any number below `size`. */
export const narrowed = (numbers: Int32Array, size: number): Numbers =>
  isNarrow(size) ? new Uint16Array(numbers) : numbers;

/** Whether two bytes hold any number below `size`. */
export const isNarrow = (size: number): boolean => size <= 65_536;

/**
 * Values from 0 to 1 in two bytes each: multiples of `shareUnit`. The values of an index are most
 * of its size, and three decimals would do for them.
 */
export type Shares = Uint16Array;
export const shareUnit = 1 / 65_535;
export const shareOf = (value: number): number => (value * 65_535 + 0.5) | 0;

/**
 * Elements of typed arrays by an index that the caller knows to be inside. One function for each
 * kind: the engine keeps a call fast as long as it always sees the same kind.
 */
export const floatAt = (array: Float32Array, index: number): number => array[index] ?? 0;
export const intAt = (array: Int32Array, index: number): number => array[index] ?? 0;

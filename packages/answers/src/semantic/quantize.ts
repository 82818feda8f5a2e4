/**
 * A vector as whole numbers from -127 to 127. Only its direction counts: it is scaled so that its
 * largest component is 127.
 */
export const quantize = (vector: ArrayLike<number>): Int8Array => {
  let largest = 0;
  for (let place = 0; place < vector.length; place += 1) {
    largest = Math.max(largest, Math.abs(vector[place] ?? 0));
  }
  const scale = largest === 0 ? 0 : 127 / largest;
  return Int8Array.from({ length: vector.length }, (_, place) => Math.round((vector[place] ?? 0) * scale));
};

/**
 * The dot product of a vector with the one that begins at `offset` in a matrix. Four products at a
 * time, with the vector in whole machine words, take half the time of one by one.
 */
export const dotAt = (vector: Int32Array, matrix: Int8Array, offset: number, length: number): number => {
  let sum = 0;
  let place = 0;
  for (; place + 3 < length; place += 4) {
    const at = offset + place;
    const four =
      Math.imul(vector[place] ?? 0, matrix[at] ?? 0) +
      Math.imul(vector[place + 1] ?? 0, matrix[at + 1] ?? 0) +
      Math.imul(vector[place + 2] ?? 0, matrix[at + 2] ?? 0) +
      Math.imul(vector[place + 3] ?? 0, matrix[at + 3] ?? 0);
    sum = (sum + four) | 0;
  }
  for (; place < length; place += 1) {
    sum = (sum + Math.imul(vector[place] ?? 0, matrix[offset + place] ?? 0)) | 0;
  }
  return sum;
};

/** One divided by the length of a vector; 0 for the zero vector. */
export const inverseNorm = (vector: Int8Array, offset = 0, length = vector.length): number => {
  let squares = 0;
  for (let place = offset; place < offset + length; place += 1) {
    const value = vector[place] ?? 0;
    squares += value * value;
  }
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
};

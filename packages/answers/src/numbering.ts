/** Numbers features from 0, first seen first. A feature is known by a hash of 32 bits: two in a million share one, to no harm. */
export type Numbering = {
  /** The number of a feature; a new one gets the next. */
  learn: (hash: number) => number;
  /** -1 for one that was never learnt. */
  read: (hash: number) => number;
  size: () => number;
};

/** A table of whole numbers with open addressing: no text is made, and nothing is allocated, for a feature. */
export const numbering = (): Numbering => {
  let hashes = new Int32Array(1 << 12);
  let numbers = new Int32Array(1 << 12).fill(-1);
  let size = 0;

  /** Where a hash stands, or would. */
  const slotOf = (hash: number): number => {
    const mask = hashes.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while ((numbers[slot] ?? -1) !== -1 && hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };

  const grow = (): void => {
    const [oldHashes, oldNumbers] = [hashes, numbers];
    hashes = new Int32Array(2 * oldHashes.length);
    numbers = new Int32Array(2 * oldHashes.length).fill(-1);
    for (let at = 0; at < oldNumbers.length; at += 1) {
      const number = oldNumbers[at] ?? -1;
      if (number === -1) continue;
      const hash = oldHashes[at] ?? 0;
      const slot = slotOf(hash);
      hashes[slot] = hash;
      numbers[slot] = number;
    }
  };

  return {
    learn: (hash) => {
      const slot = slotOf(hash);
      const known = numbers[slot] ?? -1;
      if (known !== -1) return known;
      hashes[slot] = hash;
      numbers[slot] = size;
      size += 1;
      if (2 * size > hashes.length) grow();
      return size - 1;
    },
    read: (hash) => numbers[slotOf(hash)] ?? -1,
    size: () => size,
  };
};

/** The hash of a part of a text (FNV-1a over its characters, begun with a `seed`, mixed once more at the end). */
export const hashOf = (text: string, from: number, to: number, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return hash ^ (hash >>> 15);
};

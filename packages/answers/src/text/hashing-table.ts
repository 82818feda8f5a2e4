/**
 * Numbers features from 0 in the order of their first use. A feature is identified by a hash of 32
 * bits; two in a million share one, which does no harm. Open addressing with linear probing:
 * `slots` hold numbers or -1, and `hashes` the hash of each number.
 */
export type HashingTable = { slots: Int32Array; hashes: Int32Array };

/** The number of a feature, or -1 if the table does not hold it. */
export const lookUp = ({ slots, hashes }: HashingTable, hash: number): number => {
  const mask = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (;;) {
    const number = slots[slot] ?? -1;
    if (number === -1 || hashes[number] === hash) return number;
    slot = (slot + 1) & mask;
  }
};

/**
 * A hashing table that grows. Adding a feature allocates nothing, except when the table doubles.
 */
export const hashingTableBuilder = () => {
  let slots = new Int32Array(1 << 12).fill(-1);
  let hashes = new Int32Array(1 << 11);
  let size = 0;

  const freeSlot = (hash: number): number => {
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    return slot;
  };

  const grow = (): void => {
    slots = new Int32Array(2 * slots.length).fill(-1);
    const grown = new Int32Array(slots.length / 2);
    grown.set(hashes);
    hashes = grown;
    for (let number = 0; number < size; number += 1) slots[freeSlot(hashes[number] ?? 0)] = number;
  };

  return {
    /** The number of a feature; a new one gets the next. */
    add: (hash: number): number => {
      const known = lookUp({ slots, hashes }, hash);
      if (known !== -1) return known;
      if (size === hashes.length) grow();
      hashes[size] = hash;
      slots[freeSlot(hash)] = size;
      size += 1;
      return size - 1;
    },
    size: (): number => size,
    table: (): HashingTable => ({ slots, hashes: hashes.slice(0, size) }),
  };
};

/** FNV-1a over the characters of `text` from `from` to `to`, with a `seed` and a final mix. */
export const hashOf = (text: string, from: number, to: number, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return hash ^ (hash >>> 15);
};

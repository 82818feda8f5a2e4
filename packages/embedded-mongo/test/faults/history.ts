import { readSync, writeSync } from 'node:fs';
import fc from 'fast-check';

/**
 * Which calls of the store's disk fail: writes with an I/O error, without space, half done and then
 * never again (as a kill in the middle leaves it), or half done as the system may; or flushes.
 */
export const faultKinds = ['write', 'space', 'torn', 'short', 'flush'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Writes that are committed together. */
type Group = {
  documents: number;
  /** Whether their client waits for the disk. */
  isFlushed: boolean;
  /** Whether the log is brought into the file before them. */
  isAfterCheckpoint: boolean;
};

export type History = {
  kind: FaultKind;
  /** Calls that succeed before the first one fails. */
  left: number;
  /** Whether every later call fails as well. */
  lasts: boolean;
  groups: Group[];
};

export const histories: fc.Arbitrary<History> = fc.record({
  kind: fc.constantFrom(...faultKinds),
  left: fc.nat(30),
  lasts: fc.boolean(),
  groups: fc.array(
    fc.record({
      documents: fc.integer({ min: 1, max: 5 }),
      isFlushed: fc.boolean(),
      isAfterCheckpoint: fc.nat(4).map((one) => one === 0),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

/** The plan that `faulty-disk.c` maps: four 32-bit integers in an open file. */
export function faultyDisk(file: number) {
  const write = (...plan: number[]) => void writeSync(file, Int32Array.from(plan), 0, 16, 0);
  return {
    arm: ({ kind, left, lasts }: History): void =>
      // Flushes are fewer than writes.
      write(
        faultKinds.indexOf(kind) + 1,
        kind === 'flush' ? left % 6 : left,
        lasts || kind === 'torn' ? 1 : 0,
        0,
      ),
    /** From now on the disk works. Returns how many calls failed. */
    disarm: (): number => {
      const plan = new Int32Array(4);
      readSync(file, plan, 0, 16, 0);
      write(0, 0, 0, 0);
      return plan[3] ?? 0;
    },
  };
}
export type FaultyDisk = ReturnType<typeof faultyDisk>;

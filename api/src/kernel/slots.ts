/**
 * Takes the first free one of `places` slots. A unique index keeps them apart, so that concurrent
 * callers, in any number of processes, never take more. `insert` returns false if the slot was
 * taken meanwhile. Returns false if none is free.
 */
export async function takeSlot(
  places: number,
  taken: readonly number[],
  insert: (slot: number) => Promise<boolean>,
): Promise<boolean> {
  for (let slot = 0; slot < places; slot += 1) {
    if (!taken.includes(slot) && (await insert(slot))) return true;
  }
  return false;
}

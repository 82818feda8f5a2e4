/**
 * Puts something into the first free one of `places` that a unique index keeps apart, so that of
 * any number who come at once, in any number of processes, only so many get in. `insert` answers
 * false when somebody else has just taken the place. False when none is left.
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

import { isDeepStrictEqual } from 'node:util';
import type { RemoteDescriptor, SlotSchema } from '@askwell/contracts';
import { ReleaseRefused } from './refused.ts';

/** What the check needs to know of a remote. */
export type Slotted = Pick<RemoteDescriptor, 'name' | 'version' | 'slots' | 'slotsUsed'>;

/**
 * Whether the slots of a release fit those of the others that visitors have: no other lends the
 * same, each gets the props that it takes, and none disappears that another remote shows. `live` is
 * the release before it. Throws `ReleaseRefused`.
 *
 * A slot that no remote lends yet, or that is gone after a rollback, is no reason: its place is
 * empty.
 */
export function checkSlots(remote: Slotted, others: readonly Slotted[], live: Slotted | null): void {
  const problem =
    doubledIn(remote, others) ??
    first(others, (user) => removedFor(user, remote, live) ?? misusedBy(user, remote)) ??
    first(others, (lender) => misusedBy(remote, lender));
  if (problem !== null) throw new ReleaseRefused(problem);
}

const first = (others: readonly Slotted[], problemOf: (other: Slotted) => string | null): string | null => {
  for (const other of others) {
    const problem = problemOf(other);
    if (problem !== null) return problem;
  }
  return null;
};

const lends = (remote: Slotted | null, name: string): boolean =>
  remote?.slots.some((slot) => slot.name === name) ?? false;

function doubledIn({ name, slots }: Slotted, others: readonly Slotted[]): string | null {
  for (const slot of slots) {
    const owner = others.find((other) => lends(other, slot.name));
    if (owner) return `${name} lends the slot ${slot.name}, which ${owner.name} lends.`;
  }
  return null;
}

function removedFor(user: Slotted, remote: Slotted, live: Slotted | null): string | null {
  const removed = Object.keys(user.slotsUsed).find((name) => lends(live, name) && !lends(remote, name));
  if (removed === undefined) return null;
  return `${remote.name} ${remote.version} no longer lends the slot ${removed}, which ${user.name} ${user.version} shows. Release ${user.name} without it first.`;
}

/** The sentence about a slot of `lender` that `user` shows with other props than it takes. */
function misusedBy(user: Slotted, lender: Slotted): string | null {
  for (const { name, props } of lender.slots) {
    const given = user.slotsUsed[name];
    const prop = given && differing(given, props);
    if (prop !== undefined)
      return `The slot ${name} of ${lender.name} ${lender.version} takes another ${prop} than ${user.name} ${user.version} gives.`;
  }
  return null;
}

/**
 * The first prop that does not fit: one that is missing, may be missing, or has another schema. A
 * prop that the component does not know is passed over.
 */
const differing = (given: SlotSchema, taken: SlotSchema): string | undefined =>
  Object.entries(taken).find(([prop, { isRequired, schema }]) => {
    const own = given[prop];
    if (!own) return isRequired;
    return (isRequired && !own.isRequired) || !isDeepStrictEqual(own.schema, schema);
  })?.[0];

import type { GivenRole } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';

/** A membership that has changed. `role` is null when it has ended. */
export type MemberChange = { accountId: ObjectId; userId: ObjectId; role: GivenRole | null };

/** Told of a change at once, before the call that made it is answered. */
type MemberListener = (change: MemberChange) => Promise<void> | void;

/**
 * Reports changes of memberships to what is open in this process, such as streams. Other processes
 * learn of them when they read the membership again.
 */
export const memberEvents = () => {
  const listeners = new Set<MemberListener>();

  return {
    /** Returns a function that ends the subscription. */
    onChange: (listener: MemberListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    report: async (change: MemberChange): Promise<void> => {
      await Promise.all([...listeners].map(async (listener) => listener(change)));
    },
  };
};
export type MemberEvents = ReturnType<typeof memberEvents>;

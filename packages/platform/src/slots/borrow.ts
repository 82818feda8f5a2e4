import type { ComponentType } from 'react';
import { lenderOf } from '../registry.ts';
import { slotLender } from './slot-lender.ts';

/** A component that a remote lends, and how to report that it has failed. */
export type Lent = { component: ComponentType; failed: (error: unknown) => void };

/** By release and slot: all places of a slot wait for one answer. */
const loading = new Map<string, Promise<Lent | null>>();

/**
 * The component of a slot in the release of its lender that is live by now. Null, without an error,
 * if no remote lends it or it does not load; the failure is reported, and the next call tries
 * again.
 */
export async function borrow(name: string): Promise<Lent | null> {
  const lender = slotLender.current;
  const remote = lenderOf(name);
  if (!lender || !remote) return null;
  const release = lender.remote(remote);
  const failed = (error: unknown) => lender.failed(release, error);
  const key = `${release.global} ${name}`;
  const load = async (): Promise<Lent | null> => {
    lender.viewed(release);
    const { slots = {} } = await lender.module(release);
    const entry = Object.entries(slots).find(([slot]) => slot === name);
    // A release that came after the document may lend it no more.
    if (!entry) return null;
    // The release check compares the props that pages give with those that the component takes.
    const { default: component } = (await entry[1]()) as { default: ComponentType };
    return { component, failed };
  };
  const known = loading.get(key);
  if (known) return known;
  const promise = load().catch((error: unknown) => {
    loading.delete(key);
    failed(error);
    return null;
  });
  loading.set(key, promise);
  return promise;
}

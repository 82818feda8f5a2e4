import { LRUCache } from 'lru-cache';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { UsersStore } from '../users.store.ts';

const everyMs = 5 * 60_000;
const remembered = 10_000;

/**
 * Notes when a session was last used, at most once in five minutes: this process remembers what it
 * has noted, and the database refuses what another process has noted meanwhile. Other requests cost
 * nothing.
 */
export const sessionUse = ({ users, clock }: { users: Pick<UsersStore, 'noteUse'>; clock: Clock }) => {
  const noted = new LRUCache<string, number>({ max: remembered });

  return async ({ ownerId, sessionId }: { ownerId: ObjectId; sessionId: string }): Promise<void> => {
    const now = clock();
    if (now.getTime() - (noted.get(sessionId) ?? 0) < everyMs) return;
    noted.set(sessionId, now.getTime());
    await users.noteUse(ownerId, sessionId, now, new Date(now.getTime() - everyMs));
  };
};

import type { User } from '@askwell/contracts';
import { isUser } from './is-user.ts';

export const tokenKey = 'authToken';
const userKey = 'authUser';

type StoredSession = { token: string | null; user: User | null };

const nobody: StoredSession = { token: null, user: null };

/**
 * The session in the browser's storage, so that it outlives the page and reaches the other tabs.
 * Where storage is refused (blocked cookies, no browser at all) the session lives as long as the
 * page.
 */
export const storedSession = {
  read: (): StoredSession =>
    attempt(() => {
      const token = localStorage.getItem(tokenKey) || null;
      const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
      return token === null ? nobody : { token, user: isUser(user) ? user : null };
    }) ?? nobody,

  write: ({ token, user }: StoredSession): void => {
    attempt(() => {
      put(userKey, token && user && JSON.stringify(user));
      put(tokenKey, token);
    });
  },
};

function put(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Null where the browser refuses its storage, or there is none. */
export function attempt<T>(use: () => T): T | null {
  try {
    return typeof localStorage === 'undefined' ? null : use();
  } catch {
    return null;
  }
}

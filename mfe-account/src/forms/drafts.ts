type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What may outlive a reload. Never a password, never a code. `registered` is the address of a
 * sign-up that has just gone through.
 */
export type DraftName = 'name' | 'email' | 'registered' | 'registration';

const names: readonly DraftName[] = ['name', 'email', 'registered', 'registration'];

const keyOf = (name: string) => `askwell:typed:${name}`;

/**
 * What a person has typed on the way in, kept for as long as the tab lives: a reload loses nothing,
 * and the address goes along from the sign-in to the forgotten password. Where storage is refused
 * nothing is kept.
 */
export const draftsIn = (storage: () => Storage) => {
  const attempt = <T>(use: (kept: Storage) => T): T | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (name: string): string => attempt((kept) => kept.getItem(keyOf(name))) ?? '',

    write: (name: string, text: string): void => {
      attempt((kept) => kept.setItem(keyOf(name), text));
    },

    /** Whoever is in needs none of it any more. */
    forget: (): void => {
      for (const name of names) attempt((kept) => kept.removeItem(keyOf(name)));
    },
  };
};

export const drafts = draftsIn(() => sessionStorage);

/** For `useForm`: keeps these fields as drafts. */
export const draftStorage = (...names: DraftName[]) => ({
  names,
  read: drafts.read,
  write: drafts.write,
});

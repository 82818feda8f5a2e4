import { hash, verify } from '@node-rs/argon2';

/** The work of one hash, memory in KiB. */
export type PasswordCost = { memoryCost: number; timeCost: number };

/** OWASP's recommendation for argon2id with one lane. */
const recommended: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** `observe` is called for each hash that is computed. */
export const passwordHashing = (cost: PasswordCost = recommended, observe: () => void = () => undefined) => {
  const hashed = (password: string) => {
    observe();
    return hash(password, { ...cost, parallelism: 1 });
  };
  let nobodys: Promise<string> | undefined;
  return {
    hash: hashed,
    /**
     * False without an account or with an account that has no password (an empty hash), after the
     * same work: the time taken does not tell who has an account.
     */
    verify: async (passwordHash: string | undefined, password: string): Promise<boolean> => {
      nobodys ??= hash('nobody', { ...cost, parallelism: 1 });
      observe();
      // A code of an earlier version has another hash.
      const isRight = await verify(passwordHash || (await nobodys), password).catch(() => false);
      return isRight && Boolean(passwordHash);
    },
  };
};
export type PasswordHashing = ReturnType<typeof passwordHashing>;

import { attempt } from './stored-session.ts';

const key = 'account';

/** The account that this tab works in; null stands for the person's own. */
export const chosenAccount = {
  read: (): string | null => attempt(() => sessionStorage.getItem(key)),

  forget: (): void => void attempt(() => sessionStorage.removeItem(key)),

  /** Loads the dashboard of an account. Nothing that was loaded of another one stays. */
  choose: (accountId: string): void => {
    attempt(() => sessionStorage.setItem(key, accountId));
    window.location.assign('/dashboard');
  },
};

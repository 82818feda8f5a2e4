/** What the browser keeps for the inbox; nothing where storage is refused. */
export const stored = {
  read: (key: string): string => attempt(() => localStorage.getItem(prefix + key)) ?? '',
  write: (key: string, value: string): void => {
    attempt(() =>
      value === '' ? localStorage.removeItem(prefix + key) : localStorage.setItem(prefix + key, value),
    );
  },
};

const prefix = 'askwell:inbox:';

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

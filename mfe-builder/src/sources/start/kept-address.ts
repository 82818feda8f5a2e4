/**
 * The address that a visitor entered on the landing page, in this tab's storage, until a chatbot
 * was started from it. The landing page writes it under the same key.
 */
const key = 'askwell:address';

export const keptAddress = {
  /** Empty if there is none, or if the storage is refused. */
  read: (): string => attempt(() => sessionStorage.getItem(key)) ?? '',
  write: (address: string): void => void attempt(() => sessionStorage.setItem(key, address)),
  forget: (): void => void attempt(() => sessionStorage.removeItem(key)),
};

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The accounts whose checklist was hidden in this browser. */
const key = 'askwell:hidden-checklists';

export const hiddenChecklists = {
  has: (accountId: string): boolean => read().includes(accountId),
  add: (accountId: string): void => {
    try {
      localStorage.setItem(key, [...read(), accountId].join(' '));
    } catch {
      // Without storage the list is back on the next visit.
    }
  },
};

function read(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

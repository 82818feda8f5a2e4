import type { TwoStep } from '@askwell/contracts';
import type { StoredTwoStep } from '../user-document.ts';

/** A secret that waits for its first code changes nothing for the owner. */
export const presentTwoStep = (twoStep: StoredTwoStep | null): TwoStep => {
  const since = twoStep?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: twoStep?.recoveryHashes.length ?? 0,
  };
};

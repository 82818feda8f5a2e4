import type { Owner } from '../../kernel/owner.ts';

/** Exact answers are the owner's own texts: no model is asked, so no key is needed. */
export const playgroundPolicy = {
  ask: ({ hasApiKey }: Pick<Owner, 'hasApiKey'>, { exactAnswers }: { exactAnswers: boolean }): boolean =>
    hasApiKey || exactAnswers,
};

import { plans } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';

export const logosPolicy = {
  /** Throws `premium_required`. */
  checkUpload: ({ plan }: Pick<Owner, 'plan'>): void => {
    if (plans[plan].customization) return;
    throw new Problem('premium_required', {
      message: 'A logo is part of Premium. Upgrade to add yours.',
    });
  },
};

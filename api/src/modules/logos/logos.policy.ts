import { plans } from '@askwell/contracts';
import type { Owner } from '../../kernel/owner.ts';

export const logosPolicy = {
  upload: ({ plan }: Pick<Owner, 'plan'>): boolean => plans[plan].customization,
};

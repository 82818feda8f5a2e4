import { plans } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Owner } from '../../../kernel/owner.ts';

/**
 * Who may use the API and webhooks. When a plan has ended, what was made stays, can be deleted, and
 * does nothing.
 */
export const apiAccessPolicy = {
  use: (owner: Pick<Owner, 'plan'>): boolean => plans[owner.plan].apiAccess,
};

/** Throws `premium_required`. */
export function requireApiAccess(owner: Pick<Owner, 'plan'>): void {
  if (!apiAccessPolicy.use(owner)) throw new Problem('premium_required');
}

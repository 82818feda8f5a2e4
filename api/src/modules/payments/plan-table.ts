import { plans } from '@askwell/contracts';
import type { Config } from '../../config.ts';

/**
 * What is sold: the one place where a plan has a price. Prices are whole numbers in minor units,
 * such as cents: 19.99 * 100 is not 1999.
 */
export const planTable = ({ premium }: Pick<Config, 'premium'>) => ({
  premium: { ...plans.premium, name: 'Premium', years: 1, price: premium.price, currency: premium.currency },
});
export type PlanTable = ReturnType<typeof planTable>;

/**
 * Minor units as people say them: 900 is 9. All our currencies have a hundred parts (`config.ts`).
 */
export const majorUnits = (amount: number): number => amount / 100;

/** Such as `$9.00`. */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(majorUnits(amount));

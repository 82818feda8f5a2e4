import { z } from 'zod';

/**
 * An order as the provider answers it: amounts in minor units.
 * https://razorpay.com/docs/api/orders/entity
 */
export const ProviderOrder = z.object({
  id: z.string().regex(/^order_[A-Za-z0-9]{1,64}$/),
  amount: z.int(),
  currency: z.string(),
});

/** A payment's own states, over which it moves from the left to the right. */
export const PaymentState = z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']);
export type PaymentState = z.infer<typeof PaymentState>;

/** https://razorpay.com/docs/api/payments/entity */
export const ProviderPayment = z.object({
  id: z.string().regex(/^pay_[A-Za-z0-9]{1,64}$/),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  status: PaymentState,
});
export type ProviderPayment = z.infer<typeof ProviderPayment>;

export const PaymentList = z.object({ items: z.array(ProviderPayment) });

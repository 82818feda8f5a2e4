import { z } from 'zod';
import { contract } from './contract/contract.ts';
import { dataOf, Done, Id, Instant } from './contract/fields.ts';

/** Our order ids, and those of Razorpay, which go into its URLs unescaped. */
export const OrderId = z.string().regex(/^(order|demo)_[A-Za-z0-9]{1,64}$/, 'This is not an order id.');

/** How an order stands. `PENDING`: not paid yet, or not known to be. */
export const PaymentState = z.object({
  status: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  code: z.string(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** Amount in major units (product ruling 6); exactly one of `payment_url` and `key_id` is there. */
export const initiatePayment = contract({
  method: 'post',
  path: '/api/payment/initiate',
  permission: 'own',
  summary: 'Creates an order for a plan.',
  body: z.object({ plan: z.literal('premium') }),
  response: z.object({
    success: z.literal(true),
    payment_url: z.string().optional(),
    key_id: z.string().optional(),
    amount: z.number(),
    currency: z.string(),
    orderId: z.string(),
    userDetails: z.object({ name: z.string(), email: z.string() }),
    message: z.string().optional(),
  }),
  errors: ['premium_active', 'payments_unavailable', 'provider_failed', 'provider_timeout'],
});

export const verifyPayment = contract({
  method: 'post',
  path: '/api/payment/verify',
  permission: 'own',
  summary: 'Takes what the checkout answered, and starts the plan when the payment is captured.',
  body: z.object({
    razorpay_order_id: OrderId,
    razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,64}$/),
    razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  // Pending: the provider has not captured the payment yet, or could not be asked. The plan starts
  // by itself when it has.
  response: Done.extend({ payment: PaymentState.optional() }),
  errors: ['payment_invalid', 'not_found'],
});

export const getPaymentStatus = contract({
  method: 'get',
  path: '/api/payment/status/:orderId',
  permission: 'own',
  summary: 'How an order stands.',
  response: z.object({
    success: z.literal(true),
    payment: PaymentState,
  }),
  errors: ['not_found'],
});

/** A payment that arrived, and the year that it paid for. */
export const Receipt = z.object({
  id: Id,
  /** As in the mail, such as `R-2026-5F2A9C01D4E7`. */
  number: z.string(),
  paidAt: Instant,
  /** In major units. */
  amount: z.number(),
  currency: z.string(),
  period: z.object({ from: Instant, until: Instant }),
  /** The payment was returned, and the year ended. */
  isRefunded: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const listReceipts = contract({
  method: 'get',
  path: '/api/payment/receipts',
  permission: 'own',
  summary: 'The payments of the account, newest first.',
  response: dataOf({ receipts: z.array(Receipt) }),
});

export const completeDemoPayment = contract({
  method: 'post',
  path: '/api/payment/demo-complete',
  permission: 'own',
  summary: 'Completes an order while no payment provider is configured.',
  body: z.object({ orderId: OrderId }),
  response: Done,
  errors: ['not_found', 'payments_unavailable'],
});

/**
 * The provider's webhook; the raw body is signed, so it is parsed after the signature is checked.
 */
export const paymentWebhook = contract({
  method: 'post',
  path: '/api/payment/webhook',
  audience: 'public',
  summary: "Takes the payment provider's events.",
  body: z.unknown(),
  response: Done,
  errors: ['payment_invalid', 'not_found'],
});

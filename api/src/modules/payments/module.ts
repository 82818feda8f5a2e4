/**
 * Buying Premium: orders, the payment provider, receipts and reminders. For the composition root
 * alone: no module uses it.
 */
export { paymentsData } from './payments.data.ts';
export { ordersStore } from './orders/orders.store.ts';
export { subscriptionsStore } from './orders/subscriptions.store.ts';
export { paymentsJobs } from './payments.jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';

/** Webhooks: subscriptions, and the deliveries to them. */
export type { DeliveriesStore } from './deliveries.store.ts';

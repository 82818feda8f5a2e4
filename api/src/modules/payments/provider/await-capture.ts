import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../kernel/problem.ts';
import { askProvider } from './ask-provider.ts';
import type { OrderDocument } from '../orders/orders.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';

/**
 * The provider captures a payment within moments; between the times that it is asked, so much
 * passes.
 */
const pausesMs = [500, 1_000];
/** The customer gets a response within this time, also when the provider is slow. */
const patienceMs = 4_000;

/**
 * Asks the provider, for a few seconds, until what the checkout has reported is paid and given.
 * Whoever waits no longer, as with a provider that is away, leaves it to the webhook and the
 * reconciler. Throws `payment_invalid` for a payment of another amount.
 */
export async function awaitCapture(services: PaymentNeeds, order: OrderDocument): Promise<void> {
  const givenUp = new AbortController();
  const patience = pause(patienceMs, undefined, { signal: givenUp.signal }).catch(() => {});
  await Promise.race([askUntilPaid(services, order), patience]).finally(() => givenUp.abort());
}

async function askUntilPaid(services: PaymentNeeds, order: OrderDocument): Promise<void> {
  for (const pauseMs of [...pausesMs, 0]) {
    await askProvider(services, order).catch(unlessAway);
    const asked = await services.orders.findById(order.ownerId, order._id);
    if (!asked || asked.period !== null) return;
    await pause(pauseMs);
  }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof Problem) || error.code === 'payment_invalid') throw error;
}

import { completeDemoPayment, initiatePayment } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing';
import type { Page } from '@playwright/test';

/** Buys Premium as an owner would while no payment provider is configured. */
export async function buyPremium({ api }: ProductOwner): Promise<void> {
  const { orderId } = await api.call(initiatePayment, { body: { plan: 'premium' } });
  await api.call(completeDemoPayment, { body: { orderId } });
}

/** The card of the Security tab under this heading. */
export async function openSecurity(page: Page, heading: string) {
  await page.goto('/profile?tab=security');
  const card = page.getByRole('region', { name: heading });
  await card.scrollIntoViewIfNeeded();
  return card;
}

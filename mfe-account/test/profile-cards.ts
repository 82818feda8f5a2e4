import { completeDemoPayment, initiatePayment } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing/product';
import type { Page } from '@playwright/test';

/** Buys Premium as an owner would while no payment provider is configured. */
export async function buyPremium({ api }: ProductOwner): Promise<void> {
  const { orderId } = await api.call(initiatePayment, { body: { plan: 'premium' } });
  await api.call(completeDemoPayment, { body: { orderId } });
}

/** The card of the Security tab under this heading. */
export const openSecurity = (page: Page, heading: string) => openCard(page, 'security', heading);

/** The card under this heading, on a tab of the profile. */
export async function openCard(page: Page, tab: 'security' | 'developers' | 'data', heading: string) {
  await page.goto(`/profile?tab=${tab}`);
  const card = page.getByRole('region', { name: heading });
  await card.scrollIntoViewIfNeeded();
  return card;
}

/**
 * The way to Premium, the same on the pricing page and on the billing tab. Each remote bundles its
 * own copy.
 */
export { isPremium, isRenewable } from './is-premium.ts';
export { UpgradeButton } from './UpgradeButton.tsx';
export { useUpgrade } from './use-upgrade.ts';

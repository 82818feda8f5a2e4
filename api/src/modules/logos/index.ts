export { putLogo, type LogoNeeds } from './put-logo.ts';
export { logosPolicy } from './logos.policy.ts';

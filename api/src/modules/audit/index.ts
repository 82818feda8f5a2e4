/** The log of what happened to an account, with the device that a request came from. */
export type { AuditLog } from './audit.ts';
export { deviceOf } from './device.ts';

/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { auditData } from './audit.data.ts';
export { auditLog } from './audit.ts';
export { auditRoutes } from './audit.routes.ts';
export { auditStore } from './audit.store.ts';

/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { webhooksData } from './webhooks.data.ts';
export { deliveriesStore } from './deliveries.store.ts';
export { webhookEmitter } from './emit-webhook.ts';
export { webhookPoster } from './post-webhook.ts';
export { webhooksJobs } from './webhooks.jobs.ts';
export { webhooksRoutes } from './webhooks.routes.ts';
export { webhooksStore } from './webhooks.store.ts';

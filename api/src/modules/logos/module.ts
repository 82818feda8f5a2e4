/** For the composition root alone: what it builds of this module. */
export { logosData } from './logos.data.ts';
export { logosRoutes } from './logos.routes.ts';
export { logosStore } from './logos.store.ts';

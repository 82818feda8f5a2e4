/** Questions that no FAQ answers. For the composition root alone: no module uses it. */
export { gapsRoutes } from './gaps.routes.ts';

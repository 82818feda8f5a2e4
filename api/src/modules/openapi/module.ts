/**
 * The OpenAPI document and the API reference. For the composition root alone: no module uses it.
 */
export { openapiRoutes } from './openapi.routes.ts';

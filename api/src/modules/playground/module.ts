/**
 * Questions to a chatbot that is not saved yet. For the composition root alone: no module uses it.
 */
export { playgroundRoutes } from './playground.routes.ts';

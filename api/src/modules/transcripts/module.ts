/** For the composition root alone: what it builds of this module. */
export { transcriptsRoutes } from './transcripts.routes.ts';

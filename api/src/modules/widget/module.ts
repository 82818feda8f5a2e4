/** For the composition root alone: what it builds of this module. */
export { widgetRoutes } from './widget.routes.ts';

/** Replies to visitors' questions. For the composition root alone: no module uses it. */
export { askRoutes } from './ask.routes.ts';
export { messagesRoutes } from './messages.routes.ts';

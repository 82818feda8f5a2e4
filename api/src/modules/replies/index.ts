/** Replies to visitors' questions. */
export { deliverReply } from './deliver/deliver-reply.ts';
export type { ModelNeeds } from './model/model-reply.ts';
export { planReply } from './plan/plan-reply.ts';
export { suggestionsFor } from './plan/suggestions.ts';
export { matchesOf, traceOf } from './reply.ts';

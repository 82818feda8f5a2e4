/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { chatbotsData } from './chatbots.data.ts';
export { chatbotsJobs } from './chatbots.jobs.ts';
export { chatbotPolicy } from './chatbots.policy.ts';
export { chatbotsRoutes } from './chatbots.routes.ts';
export { chatbotsStore } from './chatbots.store.ts';
export { chatbotDeletionsStore } from './delete/chatbot-deletions.store.ts';
export { deleteLeftovers } from './delete/delete-leftovers.ts';
export { knowledgeStore } from './knowledge/knowledge.store.ts';
export { testPageRoutes } from './test-page/test-page.routes.ts';

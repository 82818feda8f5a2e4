import { Router } from '@koa/router';
import { getSearchProgress } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import { type ChatbotsStore, ownChatbot } from '../chatbots/index.ts';
import type { EmbeddingTasksStore } from './meaning/embedding-tasks.store.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: Pick<ChatbotsStore, 'find'>;
  embeddingTasks: Pick<EmbeddingTasksStore, 'find'>;
};

/** How far the indexes of knowledge bases are. */
export const knowledgeRoutes = (needs: Needs): Router => {
  const { endpoint, embeddingTasks } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, getSearchProgress, async ({ owner, params }) => {
    const { _id, knowledgeId } = await own(owner, params.id);
    const task = knowledgeId && (await embeddingTasks.find(owner.id, _id, knowledgeId));
    if (!task) return { success: true, data: { search: null } };
    const { texts, ready, failure, dueAt } = task;
    const isReady = texts > 0 && dueAt === null && failure === null;
    return { success: true, data: { search: { texts, ready, isReady, failure } } };
  });

  return router;
};

import { Router } from '@koa/router';
import {
  createChatbot as createCall,
  deleteChatbot as deleteCall,
  deployChatbot,
  getChatbot,
  keepChatbot as keepCall,
  limits,
  listChatbots,
  updateChatbot,
  updateKnowledgeBase,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Config } from '../../config.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { ownerPolicy } from '../accounts/index.ts';
import type { AuditLog } from '../audit/index.ts';
import type { Owner } from '../../kernel/owner.ts';
import { changeChatbot } from './change-chatbot.ts';
import { chatbotCreation } from './chatbot-creation.policy.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotDocument } from './chatbots.store.ts';
import { createChatbot } from './create-chatbot.ts';
import { deleteChatbot, type DeletionNeeds } from './delete/delete-chatbot.ts';
import { keepChatbot } from './keep-chatbot.ts';
import type { KnowledgePreparation } from './knowledge/knowledge-preparation.ts';
import type { KnowledgeStore } from './knowledge/knowledge.store.ts';
import { presentChatbot, presentDeployment, presentSummary, type Totals } from './present-chatbot.ts';
import { emptyKnowledge } from './knowledge/save-knowledge.ts';

const large = { bodyBytes: limits.request.knowledgeBaseBytes };
const nothingYet = { messages: 0, views: 0 };

type Needs = DeletionNeeds & {
  endpoint: Endpoint;
  audit: AuditLog;
  knowledge: KnowledgeStore;
  knowledgeIndexes: KnowledgePreparation;
  /** What each chatbot has had in total, by the hex form of its id. */
  counting: { totals: (chatbotIds: readonly ObjectId[]) => Promise<Map<string, Totals>> };
  /** The number of open drafts by the hex form of the chatbot's id; none: left out. */
  sourceDrafts: { openByChatbot: (ownerId: ObjectId) => Promise<ReadonlyMap<string, number>> };
  config: Config;
};

export const chatbotsRoutes = (services: Needs) => {
  const { endpoint, audit, chatbots, knowledge, counting, sourceDrafts, clock, config } = services;
  const router = new Router();

  const reply = async (chatbot: ChatbotDocument, owner: Owner, message?: string) => {
    const known = chatbot.knowledgeId && (await knowledge.find(owner.id, chatbot.knowledgeId));
    const presented = presentChatbot(chatbot, known ?? emptyKnowledge, owner, config.publicUrl);
    return { success: true as const, ...(message && { message }), data: { chatbot: presented } };
  };

  endpoint(router, listChatbots, async ({ owner }) => {
    const own = await chatbots.list(owner.id);
    const totals = await counting.totals(own.map(({ _id }) => _id));
    const openDrafts = await sourceDrafts.openByChatbot(owner.id);
    const summed = ({ _id }: ChatbotDocument) => ({
      totals: totals.get(_id.toHexString()) ?? nothingYet,
      openDrafts: openDrafts.get(_id.toHexString()) ?? 0,
    });
    return {
      success: true,
      chatbots: own.map((chatbot) => presentSummary(chatbot, summed(chatbot), owner, config.publicUrl)),
      creation: chatbotCreation(owner, own.length),
    };
  });

  endpoint(
    router,
    createCall,
    async ({ owner, body }) =>
      reply(await createChatbot(services, owner, body), owner, 'Chatbot created successfully!'),
    large,
  );

  endpoint(router, getChatbot, async ({ owner, params }) => {
    const chatbot = await chatbots.find(owner.id, new ObjectId(params.id));
    if (!chatbot) throw new Problem('not_found');
    return reply(chatbot, owner);
  });

  endpoint(
    router,
    updateChatbot,
    async ({ owner, params, body }) =>
      reply(
        await changeChatbot(services, owner, new ObjectId(params.id), body),
        owner,
        'Chatbot updated successfully!',
      ),
    large,
  );

  endpoint(
    router,
    updateKnowledgeBase,
    async ({ owner, params, body: { revision, ...knowledgeBase } }) =>
      reply(
        await changeChatbot(services, owner, new ObjectId(params.id), { revision, knowledgeBase }),
        owner,
        'Chatbot updated successfully!',
      ),
    large,
  );

  endpoint(router, deleteCall, async ({ owner, params, ctx }) => {
    const id = new ObjectId(params.id);
    const chatbot = await chatbots.find(owner.id, id);
    await deleteChatbot(services, owner.id, id);
    await audit.record(owner.id, { type: 'chatbot.deleted', detail: chatbot?.name ?? '' }, ctx);
    return { success: true };
  });

  endpoint(router, deployChatbot, async ({ owner, params }) => {
    const id = new ObjectId(params.id);
    const chatbot = await chatbots.find(owner.id, id);
    if (chatbot && !ownerPolicy.deployChatbot(owner)) throw new Problem('api_key_required');
    if (chatbot && chatbotPolicy.isOverLimit(owner, chatbot)) {
      throw new Problem('plan_limit', {
        message: 'Your plan holds fewer chatbots. Choose to keep this one first.',
      });
    }
    const deployed = chatbot && (await chatbots.deploy(owner.id, id, clock()));
    if (!deployed) throw new Problem('not_found');
    return {
      success: true,
      message: 'Chatbot deployed successfully!',
      data: { deployment: presentDeployment(deployed, config.publicUrl) },
    };
  });

  endpoint(router, keepCall, async ({ owner, params, body }) => {
    await keepChatbot(services, owner, new ObjectId(params.id), body.insteadOf);
    return { success: true, message: 'This chatbot stays active.' };
  });

  return router;
};

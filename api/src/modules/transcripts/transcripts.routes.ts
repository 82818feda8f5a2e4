import { Router } from '@koa/router';
import { deleteConversation as deleteCall, getTranscript, listConversations } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import { ownChatbot } from '../chatbots/index.ts';
import { deleteConversation } from '../conversations/index.ts';
import { findConversations } from './find-conversations.ts';
import { presentListed, presentTranscript } from './present-transcript.ts';

/** What visitors and a chatbot said to each other, as its owner reads it. */
export const transcriptsRoutes = (services: Services) => {
  const { endpoint, conversations, messages } = services;
  const router = new Router();
  const own = ownChatbot(services);

  endpoint(router, listConversations, async ({ owner, params, query }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    const found = await findConversations(services, owner.id, chatbotId, query);
    return {
      success: true,
      data: { conversations: found.conversations.map(presentListed), next: found.next },
    };
  });

  endpoint(router, getTranscript, async ({ owner, params }) => {
    const conversation = await ownConversation(owner, params);
    const said = await messages.list(owner.id, conversation._id);
    return { success: true, data: { conversation: presentTranscript(conversation, said) } };
  });

  endpoint(router, deleteCall, async ({ owner, params }) => {
    await deleteConversation(services, await ownConversation(owner, params));
    return { success: true };
  });

  async function ownConversation(owner: Owner, { chatbotId, id }: { chatbotId: string; id: string }) {
    const chatbot = await own(owner, chatbotId);
    const conversation = await conversations.find(owner.id, chatbot._id, new ObjectId(id));
    if (!conversation) throw new Problem('not_found');
    return conversation;
  }

  return router;
};

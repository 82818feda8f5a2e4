import { Router } from '@koa/router';
import { deleteConversation as deleteCall, getTranscript, listConversations } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { GeminiPrices } from '../../kernel/gemini-prices.ts';
import type { Owner } from '../../kernel/owner.ts';
import { type ChatbotsStore, ownChatbot } from '../chatbots/index.ts';
import {
  type ConversationsStore,
  deleteConversation,
  type DeletionNeeds,
  type MessagesStore,
} from '../conversations/index.ts';
import { findConversations, type SearchNeeds } from './find-conversations.ts';
import { presentListed, presentTranscript } from './present-transcript.ts';

type Needs = SearchNeeds &
  DeletionNeeds & {
    endpoint: Endpoint;
    chatbots: Pick<ChatbotsStore, 'find'>;
    conversations: Pick<ConversationsStore, 'find'>;
    messages: Pick<MessagesStore, 'list'>;
    config: { geminiPrices: GeminiPrices | null };
  };

/** Conversations between visitors and a chatbot, for its owner. */
export const transcriptsRoutes = (needs: Needs): Router => {
  const { endpoint, conversations, messages } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, listConversations, async ({ owner, params, query }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    const found = await findConversations(needs, owner.id, chatbotId, query);
    return {
      success: true,
      data: { conversations: found.conversations.map(presentListed), next: found.next },
    };
  });

  endpoint(router, getTranscript, async ({ owner, params }) => {
    const conversation = await ownConversation(owner, params);
    const said = await messages.list(conversation);
    const transcript = presentTranscript(conversation, said, needs.config.geminiPrices);
    return { success: true, data: { conversation: transcript } };
  });

  endpoint(router, deleteCall, async ({ owner, params }) => {
    await deleteConversation(needs, await ownConversation(owner, params));
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

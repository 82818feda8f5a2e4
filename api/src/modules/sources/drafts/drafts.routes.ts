import { Router } from '@koa/router';
import * as calls from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import { Problem } from '../../../kernel/problem.ts';
import { ownChatbot, type ChatbotDocument } from '../../chatbots/index.ts';
import { decideDrafts, presentAll, type DecideNeeds } from './decide-drafts.ts';
import type { SourcesStore } from '../stores/sources.store.ts';

type Needs = DecideNeeds & { endpoint: Endpoint; sources: Pick<SourcesStore, 'touch'> };

const perPage = 100;

/** The review of drafts. */
export const draftsRoutes = (needs: Needs): Router => {
  const { endpoint, chatbots, knowledge, sourceDrafts, sources } = needs;
  const router = new Router();
  const chatbotOf = ownChatbot({ chatbots });
  const decide = decideDrafts(needs);

  const faqsOf = async ({ ownerId, knowledgeId }: ChatbotDocument) =>
    (knowledgeId && (await knowledge.find(ownerId, knowledgeId))?.faqs) ?? [];

  /** The named drafts of a chatbot, with its sources told that their counts change. */
  const named = async (chatbot: ChatbotDocument, ids: readonly string[]) => {
    const { ownerId, _id } = chatbot;
    const distinct = [...new Set(ids)].map((id) => new ObjectId(id));
    return sourceDrafts.findAll(ownerId, _id, distinct);
  };
  const touch = async (ownerId: ObjectId, drafts: readonly { sourceId: string }[]) => {
    const ids = new Set(drafts.map(({ sourceId }) => sourceId));
    for (const id of ids) await sources.touch(ownerId, new ObjectId(id));
  };

  endpoint(router, calls.listDrafts, async ({ owner, params, query }) => {
    const chatbot = await chatbotOf(owner, params.id);
    const filter = {
      state: query.state,
      sourceId: query.source === undefined ? null : new ObjectId(query.source),
      after: positionIn(query.after),
    };
    const found = await sourceDrafts.list(owner.id, chatbot._id, filter, perPage + 1);
    const drafts = found.slice(0, perPage);
    const counted = await sourceDrafts.countsOfSources(owner.id, chatbot._id);
    const count = (state: calls.DraftState) =>
      counted.reduce((sum, one) => (one.state === state ? sum + one.count : sum), 0);
    const last = found.length > perPage ? drafts.at(-1) : undefined;
    return {
      success: true,
      data: {
        drafts: await presentAll(needs, owner.id, drafts, await faqsOf(chatbot)),
        counts: { open: count('open'), accepted: count('accepted'), rejected: count('rejected') },
        next: last ? `${last.order}-${last._id.toHexString()}` : null,
      },
    };
  });

  endpoint(router, calls.acceptDrafts, async ({ owner, params, body }) => {
    const chatbot = await chatbotOf(owner, params.id);
    const drafts =
      'page' in body
        ? await sourceDrafts.ofPage(owner.id, chatbot._id, new ObjectId(body.page), 'open')
        : await named(chatbot, body.drafts);
    const isNew = 'isNew' in body && body.isNew;
    const data = await decide.accept(owner, chatbot._id, drafts, { isNew });
    await touch(owner.id, data.drafts);
    return { success: true, data };
  });

  endpoint(router, calls.rejectDrafts, async ({ owner, params, body }) => {
    const chatbot = await chatbotOf(owner, params.id);
    const data = await decide.reject(owner, chatbot._id, await named(chatbot, body.drafts));
    await touch(owner.id, data.drafts);
    return { success: true, data };
  });

  endpoint(router, calls.reopenDrafts, async ({ owner, params, body }) => {
    const chatbot = await chatbotOf(owner, params.id);
    const data = await decide.reopen(owner, chatbot._id, await named(chatbot, body.drafts));
    await touch(owner.id, data.drafts);
    return { success: true, data };
  });

  endpoint(router, calls.editDraft, async ({ owner, params, body }) => {
    const chatbot = await chatbotOf(owner, params.chatbotId);
    const [draft] = await named(chatbot, [params.id]);
    if (!draft) throw new Problem('not_found');
    const { question, answer, wordings } = body;
    const changed = await sourceDrafts.change(owner.id, draft._id, 'open', {
      ...(question !== undefined && { question }),
      ...(answer !== undefined && { answer }),
      ...(wordings !== undefined && { wordings }),
      isEdited: true,
    });
    if (!changed) throw new Problem('conflict', { message: 'This draft has been decided already.' });
    const [presented] = await presentAll(needs, owner.id, [changed], await faqsOf(chatbot));
    if (!presented) throw new Problem('not_found');
    return { success: true, data: { draft: presented } };
  });

  return router;
};

/** The place of a list to go on from; null for the beginning, and for what is no place. */
function positionIn(text: string | undefined): { order: number; id: ObjectId } | null {
  const [, order, id] = /^(\d{1,16})-([0-9a-f]{24})$/.exec(text ?? '') ?? [];
  return order !== undefined && id !== undefined ? { order: Number(order), id: new ObjectId(id) } : null;
}

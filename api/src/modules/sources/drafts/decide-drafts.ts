import type { Faq, ResponseOf, acceptDrafts } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import { changeChatbot, type ChangeNeeds, type ChatbotDocument } from '../../chatbots/index.ts';
import type { DraftDocument, DraftsStore } from '../stores/drafts.store.ts';
import type { PageDocument, PagesStore } from '../stores/pages.store.ts';
import { applyDrafts, takeBack, type Application, type Refused } from './apply-drafts.ts';
import { presentDraft } from './present-draft.ts';

export type DecideNeeds = ChangeNeeds & {
  sourceDrafts: DraftsStore;
  sourcePages: PagesStore;
  clock: Clock;
};

/** The knowledge base may be changed meanwhile, so many times. */
const attempts = 5;

type Decision = ResponseOf<typeof acceptDrafts>['data'];

/**
 * Decides about drafts: accepting writes FAQs on top of the knowledge base that is saved, reopening
 * takes them back. Throws `conflict` if the knowledge base changes all the time, and `invalid` if
 * it could not be searched any more.
 */
export const decideDrafts = (needs: DecideNeeds) => {
  const { chatbots, knowledge, sourceDrafts, clock } = needs;

  const faqsOf = async ({ ownerId, knowledgeId }: ChatbotDocument): Promise<readonly Faq[]> =>
    (knowledgeId && (await knowledge.find(ownerId, knowledgeId))?.faqs) ?? [];

  const current = async (owner: Owner, id: ObjectId): Promise<ChatbotDocument> => {
    const chatbot = await chatbots.find(owner.id, id);
    if (!chatbot) throw new Problem('not_found');
    return chatbot;
  };

  /** Saves what `apply` makes of the FAQs that are in force. */
  const save = async (
    owner: Owner,
    chatbotId: ObjectId,
    apply: (faqs: readonly Faq[]) => Application,
  ): Promise<Application> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const { revision, ...chatbot } = await current(owner, chatbotId);
      const application = apply(await faqsOf({ revision, ...chatbot }));
      if (application.applied.length === 0) return application;
      try {
        const knowledgeBase = { faqs: application.faqs };
        await changeChatbot(needs, owner, chatbotId, { revision, knowledgeBase });
        return application;
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'conflict')) throw error;
      }
    }
    throw new Problem('conflict');
  };

  const decided = async (
    owner: Owner,
    chatbotId: ObjectId,
    drafts: readonly DraftDocument[],
    refused: readonly Refused[],
  ): Promise<Decision> => {
    const chatbot = await current(owner, chatbotId);
    const faqs = await faqsOf(chatbot);
    return {
      drafts: await presentAll(needs, owner.id, drafts, faqs),
      failed: refused.map(({ draft, message }) => ({ id: draft._id.toHexString(), message })),
      revision: chatbot.revision,
      faqCount: chatbot.faqCount,
      openDrafts: await sourceDrafts.countOpen(owner.id, chatbotId),
    };
  };

  const changeAll = async (
    ownerId: ObjectId,
    drafts: readonly DraftDocument[],
    change: (draft: DraftDocument) => Parameters<DraftsStore['change']>[3],
  ) => {
    const changed = await Promise.all(
      drafts.map((draft) => sourceDrafts.change(ownerId, draft._id, draft.state, change(draft))),
    );
    return changed.filter((draft) => draft !== null);
  };

  return {
    accept: async (
      owner: Owner,
      chatbotId: ObjectId,
      drafts: readonly DraftDocument[],
      { isNew = false }: { isNew?: boolean } = {},
    ) => {
      const open = drafts.filter(({ state }) => state === 'open');
      const pageOf = await pagesOf(needs, owner.id, open);
      const { applied, refused } = await save(owner, chatbotId, (faqs) =>
        applyDrafts(faqs, open, (draft) => faqPageOf(pageOf(draft)), isNew),
      );
      const decidedAt = clock();
      const did = new Map(applied.map(({ draft, before, after }) => [draft, { before, after }]));
      const accepted = await changeAll(owner.id, [...did.keys()], (draft) => ({
        state: 'accepted',
        decidedAt,
        applied: did.get(draft) ?? null,
      }));
      return decided(owner, chatbotId, accepted, refused);
    },

    reject: async (owner: Owner, chatbotId: ObjectId, drafts: readonly DraftDocument[]) => {
      const open = drafts.filter(({ state }) => state === 'open');
      const decidedAt = clock();
      const rejected = await changeAll(owner.id, open, () => ({ state: 'rejected', decidedAt }));
      return decided(owner, chatbotId, rejected, []);
    },

    reopen: async (owner: Owner, chatbotId: ObjectId, drafts: readonly DraftDocument[]) => {
      const accepted = drafts.filter(({ state }) => state === 'accepted');
      const { applied, refused } = await save(owner, chatbotId, (faqs) => takeBack(faqs, accepted));
      const taken = applied.map(({ draft }) => draft);
      const rejected = drafts.filter(({ state }) => state === 'rejected');
      const open = { state: 'open', decidedAt: null, applied: null } as const;
      const reopened = await changeAll(owner.id, [...taken, ...rejected], () => open);
      return decided(owner, chatbotId, reopened, refused);
    },
  };
};

/** Drafts with their pages and the FAQs that they would change. */
export async function presentAll(
  { sourcePages }: { sourcePages: PagesStore },
  ownerId: ObjectId,
  drafts: readonly DraftDocument[],
  faqs: readonly Faq[],
) {
  const pageOf = await pagesOf({ sourcePages }, ownerId, drafts);
  return drafts.map((draft) => presentDraft(draft, { page: pageOf(draft), faqs }));
}

/** Finds the pages of drafts; null for one that is gone. */
async function pagesOf(
  { sourcePages }: { sourcePages: PagesStore },
  ownerId: ObjectId,
  drafts: readonly DraftDocument[],
): Promise<(draft: DraftDocument) => PageDocument | null> {
  const ids = new Map(drafts.map(({ pageId }) => [pageId.toHexString(), pageId]));
  const pages = await sourcePages.findAll(ownerId, [...ids.values()]);
  const byId = new Map(pages.map((page) => [page._id.toHexString(), page]));
  return ({ pageId }) => byId.get(pageId.toHexString()) ?? null;
}

/** A page as an FAQ names it. */
const faqPageOf = (page: PageDocument | null): Faq['page'] =>
  page ? { title: page.title.slice(0, 300), url: page.url } : undefined;

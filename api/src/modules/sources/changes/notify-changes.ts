import { createHash } from 'node:crypto';
import type { Faq } from '@askwell/contracts';
import { priceChange } from '@askwell/reading/price-change';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { ChatbotsStore, KnowledgeStore } from '../../chatbots/index.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import { changedFaq } from '../drafts/present-draft.ts';
import type { DraftDocument, DraftsStore } from '../stores/drafts.store.ts';
import type { PagesStore } from '../stores/pages.store.ts';
import type { SourceDocument, SourcesStore } from '../stores/sources.store.ts';

export type NotifyNeeds = {
  sources: SourcesStore;
  sourcePages: PagesStore;
  sourceDrafts: DraftsStore;
  chatbots: Pick<ChatbotsStore, 'find'>;
  knowledge: Pick<KnowledgeStore, 'find'>;
  users: Pick<UsersStore, 'findById'>;
  outbox: Pick<Outbox, 'addOnce'>;
  mailTemplates: Pick<MailTemplates, 'sourceChanged'>;
  clock: Clock;
};

const dayMs = 86_400_000;
/**
 * A website is due a week after it was read; a little less, so that none is left out by minutes.
 */
const betweenMailsMs = 6.5 * dayMs;

/**
 * Mails the owner what a weekly refresh found, once a week at most for an account, whatever it has
 * of websites.
 */
export async function notifyChanges(needs: NotifyNeeds, source: SourceDocument): Promise<void> {
  const { sources, users, outbox, mailTemplates, clock } = needs;
  const { ownerId, chatbotId, title, isScheduled, mailsChanges } = source;
  if (!isScheduled || !mailsChanges) return;
  const now = clock();
  if (await sources.hasMailedSince(ownerId, new Date(now.getTime() - betweenMailsMs))) return;
  const { changes, removedPages } = await changesOf(needs, source);
  const user = await users.findById(ownerId);
  if (changes.length + removedPages === 0 || !user) return;
  const path = `/chatbot/${chatbotId.toHexString()}?review`;
  // Two websites may end at the same moment, in two processes.
  const day = Math.floor(now.getTime() / dayMs);
  const id = createHash('sha256').update(`changes:${ownerId.toHexString()}:${day}`).digest('hex');
  await outbox.addOnce(
    new ObjectId(id.slice(0, 24)),
    mailTemplates.sourceChanged(user.email, { title, changes, removedPages, path }),
  );
  await sources.noteMailed(ownerId, now);
}

async function changesOf(
  { sourcePages, sourceDrafts, chatbots, knowledge }: NotifyNeeds,
  { _id, ownerId, chatbotId, runAt }: SourceDocument,
) {
  const knowledgeId = (await chatbots.find(ownerId, chatbotId))?.knowledgeId ?? null;
  const faqs = (knowledgeId && (await knowledge.find(ownerId, knowledgeId))?.faqs) ?? [];
  const drafts = await sourceDrafts.openSince(ownerId, _id, runAt);
  const pages = await sourcePages.list(ownerId, _id);
  const titles = new Map(pages.map((page) => [page._id.toHexString(), page.title]));
  const sentences = drafts.map((draft) =>
    sentenceOf(draft, changedFaq(draft, faqs), titles.get(draft.pageId.toHexString()) ?? ''),
  );
  const removed = pages.filter(({ removedAt }) => removedAt && removedAt >= runAt);
  const supporting = await Promise.all(
    removed.map(async (page) => (await sourceDrafts.acceptedOf(ownerId, page._id)).length > 0),
  );
  return { changes: sentences, removedPages: supporting.filter(Boolean).length };
}

function sentenceOf(draft: DraftDocument, faq: Faq | undefined, page: string): string {
  if (!faq) return `New: “${draft.question}”`;
  const change = priceChange(faq.answer, draft.answer);
  return change
    ? `The price on “${page}” changed from ${change.from} to ${change.to}.`
    : `The answer to “${faq.question}” changed.`;
}

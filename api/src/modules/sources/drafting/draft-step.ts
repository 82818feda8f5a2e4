import { draftLimits, tokensPerBatch, type SourceBlock } from '@askwell/reading';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { GeminiProvider, ModelUsage } from '../../../providers/gemini/index.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import type { UsersStore } from '../../accounts/index.ts';
import { proposeDrafts, type ProposeNeeds } from '../drafts/propose-drafts.ts';
import type { PageDocument, PagesStore, PageText } from '../stores/pages.store.ts';
import type { SourceChange, SourceDocument, SourcesStore } from '../stores/sources.store.ts';
import { draftPages, withUsage, type PageDraft } from './draft-pages.ts';

export type DraftingNeeds = ProposeNeeds & {
  sources: Pick<SourcesStore, 'draftingRequests'>;
  users: Pick<UsersStore, 'findById'>;
  encryption: Pick<Encryption, 'decrypt'>;
  gemini: Pick<GeminiProvider, 'generateJson'>;
  sourcePages: PagesStore;
  clock: Clock;
  log: Logger;
};

/** Of the 250 requests that Google gives a free key each day, visitors keep half. */
const mostRequestsPerDay = 125;

const ready = { status: 'ready', reason: null, waits: 0, dueAt: null } as const;

/**
 * Has a model draft from the next pages, as many as fit into one request. Ends when no page is
 * left, or when the source has as many drafts of a model as anybody reviews; what a key that is
 * throttled leaves goes on when it may be used again.
 */
export async function draftStep(
  needs: DraftingNeeds,
  source: SourceDocument,
  signal: AbortSignal,
): Promise<SourceChange> {
  const { sources, sourcePages, sourceDrafts, users, gemini, clock, log } = needs;
  const { _id, ownerId } = source;
  const owner = source.draftsWithModel ? await users.findById(ownerId) : null;
  const apiKey = owner && keyOf(needs, owner);
  const room = draftLimits.perImport - (await sourceDrafts.countFromModel(ownerId, _id));
  const next = nextOf(await sourcePages.undrafted(ownerId, _id));
  if (owner === null || apiKey === null || room <= 0 || next.length === 0) return ready;
  if (owner.keyRestSeconds > 0) {
    return afterwards({ reason: 'throttled', retryAfterSeconds: owner.keyRestSeconds }, clock);
  }

  const now = clock();
  const day = now.toISOString().slice(0, 10);
  if ((await sources.draftingRequests(ownerId, day)) >= mostRequestsPerDay) {
    const tomorrow = new Date(Date.parse(day) + 86_400_000);
    return { status: 'waiting', reason: 'key_throttled', dueAt: tomorrow };
  }

  const pages = await sourcePages.withTexts(
    ownerId,
    next.map((page) => page._id),
  );
  const byKey = new Map(pages.map((page) => [page._id.toHexString(), page]));
  const { done, refused, usage, requests, stopped } = await draftPages({
    gemini,
    apiKey,
    pages: [...byKey].map(([key, page]) => ({
      key,
      title: page.title,
      document: { blocks: newBlocks(page), language: page.language },
    })),
    room,
    signal,
    log,
    onDrafts: async (drafts) => {
      for (const [key, page] of byKey) {
        const ofPage = drafts.filter((one) => one.key === key).map(({ draft }: PageDraft) => draft);
        const document = { blocks: page.blocks ?? [] };
        if (ofPage.length > 0)
          await proposeDrafts(needs, source, page, { document, drafts: ofPage, replaces: false, signal });
      }
    },
  });
  const settled = [...done, ...refused].flatMap((key) => byKey.get(key) ?? []);
  await sourcePages.noteDrafted(ownerId, settled);
  const draftingUsage = usage.reduce<ModelUsage[]>(withUsage, source.draftingUsage);
  const earlier = source.draftingDay?.day === day ? source.draftingDay.requests : 0;
  const draftingDay = { day, requests: earlier + requests };
  return { draftingUsage, draftingDay, ...afterwards(stopped, clock) };
}

/** What a model has not drafted from yet: the blocks that changed, with the headings above them. */
function newBlocks({ blocks = [], changedBlocks }: PageDocument & Partial<PageText>): readonly SourceBlock[] {
  if (!changedBlocks) return blocks;
  const changed = blocks.filter(({ id }) => changedBlocks.includes(id));
  const above = new Set(changed.flatMap(({ headings }) => headings));
  return blocks.filter(
    (block) => changed.includes(block) || (block.kind === 'heading' && above.has(block.text)),
  );
}

/** The pages that fit into one request; a longer one alone. */
function nextOf(pages: readonly PageDocument[]): PageDocument[] {
  let tokens = 0;
  return pages.filter((page, place) => {
    tokens += page.tokens;
    return place === 0 || tokens <= tokensPerBatch;
  });
}

function afterwards(stopped: Awaited<ReturnType<typeof draftPages>>['stopped'], clock: Clock): SourceChange {
  if (stopped === null) return { status: 'running', reason: null, dueAt: clock() };
  switch (stopped.reason) {
    case 'aborted':
      return { dueAt: clock() };
    case 'throttled':
      return {
        status: 'waiting',
        reason: 'key_throttled',
        dueAt: new Date(clock().getTime() + stopped.retryAfterSeconds * 1000),
      };
    default:
      // What was read is there; the owner can turn it on again.
      return {
        ...ready,
        draftsWithModel: false,
        draftingFailure: stopped.reason === 'key_rejected' ? 'key_rejected' : 'unavailable',
      };
  }
}

/** Null without a key, or with one that cannot be decrypted. */
function keyOf({ encryption, log }: DraftingNeeds, owner: Owner): string | null {
  try {
    return apiKeyOf({ encryption }, owner);
  } catch (error) {
    log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be decrypted');
    return null;
  }
}

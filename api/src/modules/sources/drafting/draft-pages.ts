import {
  batchesOf,
  draftInstruction,
  draftLimits,
  draftPrompt,
  draftSchema,
  draftsOfAnswer,
  halvesOf,
  type Batch,
  type BatchDrafts,
  type DraftingPage,
  type SourceDraft,
} from '@askwell/reading';
import type { Logger } from '../../../kernel/log.ts';
import { GeminiFailure, type GeminiProvider, type ModelUsage } from '../../../providers/gemini/index.ts';

export type PageDraft = { key: string; draft: SourceDraft };

export type DraftingRequest = {
  gemini: Pick<GeminiProvider, 'generateJson'>;
  apiKey: string;
  pages: readonly DraftingPage[];
  /** How many drafts the import may still have; 40 in all by default. */
  room?: number;
  signal: AbortSignal;
  log: Logger;
  /** Gets the drafts of each answer when it has come, to be stored before the next is asked for. */
  onDrafts?: (drafts: readonly PageDraft[]) => Promise<void>;
};

export type Drafting = {
  drafts: PageDraft[];
  /** How many drafts the pages did not support, by reason. */
  dropped: BatchDrafts['dropped'];
  /** Keys of the pages that need no further request: asked about, or beyond the limit of drafts. */
  done: string[];
  /** Keys of the pages that the model refuses. */
  refused: string[];
  /** How many requests were sent. */
  requests: number;
  /** The tokens of each model. */
  usage: ModelUsage[];
  /** Why it ended before the last page; null if it did not. The pages that are left can wait. */
  stopped: { reason: GeminiFailure['kind']; retryAfterSeconds: number } | null;
};

/** How long an import leaves a throttled key to the visitors, if the provider asks for less. */
const leastRestSeconds = 60;

type Asked = { batch: Batch; isHalf: boolean };

/**
 * Drafts FAQs of pages with the owner's key, one request after the other. An answer that was cut
 * off is asked for again in two halves, once; a page that the model refuses is left out. Never
 * throws a failure of the provider: what was drafted before it counts.
 */
export const draftPages = async (request: DraftingRequest): Promise<Drafting> => {
  const { gemini, apiKey, pages, room = draftLimits.perImport, signal, log, onDrafts } = request;
  const result: Drafting = {
    drafts: [],
    dropped: {},
    done: [],
    refused: [],
    requests: 0,
    usage: [],
    stopped: null,
  };
  const waiting: Asked[] = batchesOf(pages).map((batch) => ({ batch, isHalf: false }));
  const refused = new Set<string>();

  for (let asked = waiting.shift(); asked && result.drafts.length < room; asked = waiting.shift()) {
    const { batch, isHalf } = asked;
    try {
      result.requests += 1;
      const { text, isWhole, usage } = await gemini.generateJson(
        {
          apiKey,
          systemInstruction: draftInstruction,
          prompt: draftPrompt(batch),
          schema: draftSchema,
          signal,
        },
        log,
      );
      result.usage = withUsage(result.usage, usage);
      const halves = isWhole || isHalf ? null : halvesOf(batch);
      if (halves) {
        waiting.unshift(...halves.map((half) => ({ batch: half, isHalf: true })));
        continue;
      }
      const { drafts, dropped } = draftsOfAnswer(batch, text);
      const added = newDrafts(result.drafts, drafts).slice(0, room - result.drafts.length);
      if (onDrafts && added.length > 0) await onDrafts(added);
      result.drafts.push(...added);
      result.dropped = withCounts(result.dropped, dropped);
    } catch (thrown) {
      if (!(thrown instanceof GeminiFailure)) throw thrown;
      if (thrown.kind !== 'refused') {
        waiting.unshift(asked);
        result.stopped = stopOf(thrown);
        break;
      }
      if (batch.length === 1) for (const { page } of batch) refused.add(page.key);
      else waiting.unshift(...batch.map((part) => ({ batch: [part], isHalf })));
    }
  }
  const left = new Set(waiting.flatMap(({ batch }) => batch.map(({ page }) => page.key)));
  const isFull = result.drafts.length >= room;
  result.refused = [...refused];
  result.done = pages.map(({ key }) => key).filter((key) => (isFull || !left.has(key)) && !refused.has(key));
  return result;
};

const stopOf = ({ kind, retryAfter }: GeminiFailure): NonNullable<Drafting['stopped']> => ({
  reason: kind,
  retryAfterSeconds: kind === 'throttled' ? Math.max(retryAfter, leastRestSeconds) : 0,
});

/** Pages of one site repeat themselves: the first draft of a question counts. */
function newDrafts(before: readonly PageDraft[], drafts: readonly PageDraft[]): PageDraft[] {
  const seen = new Set(before.map(({ draft }) => keyOf(draft)));
  return drafts.filter(({ draft }) => {
    const key = keyOf(draft);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const keyOf = ({ question }: SourceDraft): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** The tokens of each model, with more. */
export function withUsage(all: readonly ModelUsage[], more: ModelUsage): ModelUsage[] {
  const same = all.find(({ model }) => model === more.model);
  if (!same) return [...all, more];
  return all.map((usage) =>
    usage === same
      ? {
          model: usage.model,
          inputTokens: usage.inputTokens + more.inputTokens,
          outputTokens: usage.outputTokens + more.outputTokens,
        }
      : usage,
  );
}

function withCounts(all: BatchDrafts['dropped'], more: BatchDrafts['dropped']): BatchDrafts['dropped'] {
  const sum = (one = 0, other = 0) => one + other || undefined;
  const counts: BatchDrafts['dropped'] = { ...all };
  for (const reason of reasons) {
    const count = sum(all[reason], more[reason]);
    if (count !== undefined) counts[reason] = count;
  }
  return counts;
}

const reasons = [
  'unknown_block',
  'length',
  'unsupported_quote',
  'unsupported_number',
  'unsupported_link',
  'language',
  'malformed',
  'over_limit',
] as const;

import { z } from 'zod';
import { draftLimits } from '../reading-limits.ts';
import type { SourceDraft } from '../source-draft.ts';
import type { Batch } from './batches.ts';
import { checkDraft, type DraftRefusal } from './check-draft.ts';

/** A draft as a model writes it, with the ids of blocks of one document. */
export type ModelDraft = {
  sourceIds: readonly string[];
  quote: string;
  question: string;
  wordings: readonly string[];
  answer: string;
};

const Item = z.object({
  source_ids: z.array(z.string()).min(1),
  quote: z.string(),
  question: z.string(),
  wordings: z.array(z.string()).default([]),
  answer: z.string(),
});

export type BatchDrafts = {
  drafts: { key: string; draft: SourceDraft }[];
  /** How many drafts were dropped, by reason. */
  dropped: Partial<Record<DraftRefusal | 'malformed' | 'over_limit', number>>;
};

/** The drafts of a model's answer to a batch that the pages support, at most five of each page. */
export const draftsOfAnswer = (batch: Batch, answer: string): BatchDrafts => {
  const drafts: BatchDrafts['drafts'] = [];
  const dropped: BatchDrafts['dropped'] = {};
  const drop = (reason: keyof BatchDrafts['dropped']) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const counts = new Map<string, number>();
  for (const value of salvageObjects(answer)) {
    const { data: item } = Item.safeParse(value);
    if (item === undefined) {
      drop('malformed');
      continue;
    }
    const cited = citedIn(batch, item.source_ids);
    if (cited === null) {
      drop('unknown_block');
      continue;
    }
    const { page, sourceIds } = cited;
    const checked = checkDraft({ ...item, sourceIds }, page.document);
    if ('reason' in checked) {
      drop(checked.reason);
      continue;
    }
    const count = counts.get(page.key) ?? 0;
    counts.set(page.key, count + 1);
    if (count >= draftLimits.perPage) drop('over_limit');
    else drafts.push({ key: page.key, draft: checked.draft });
  }
  return { drafts, dropped };
};

/** The page that a draft names and its blocks; null unless all are blocks of one page given. */
function citedIn(batch: Batch, ids: readonly string[]) {
  const parsed = ids.map((id) => /^\[?p(\d+)\.(b\d+)\]?$/.exec(id.trim()));
  const places = new Set(parsed.map((match) => match?.[1]));
  const part = batch[Number(parsed[0]?.[1]) - 1];
  if (places.size !== 1 || part === undefined) return null;
  const sourceIds = parsed.map((match) => match?.[2] ?? '');
  const given = new Set(part.blocks.map(({ id }) => id));
  return sourceIds.every((id) => given.has(id)) ? { page: part.page, sourceIds } : null;
}

/** The whole objects of an array of JSON, also of one that was cut off. */
export const salvageObjects = (text: string): unknown[] => {
  const found: unknown[] = [];
  let depth = 0;
  let start = -1;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = depth > 0;
    else if (character === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(...parsed(text.slice(start, at + 1)));
    }
  }
  return found;
};

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

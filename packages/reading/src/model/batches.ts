import type { SourceBlock, SourceDocument } from '../source-document.ts';

/** What of a document a model drafts from. */
export type DraftingDocument = Pick<SourceDocument, 'blocks' | 'language'>;

/** A page with the key by which the caller knows it. */
export type DraftingPage = { key: string; title: string; document: DraftingDocument };

/** Blocks of a page that go to the model together. */
export type BatchPart = { page: DraftingPage; blocks: readonly SourceBlock[] };
export type Batch = readonly BatchPart[];

/** About four pages of 850 words. */
export const tokensPerBatch = 6_000;

/** An estimate: a token is four letters of the Latin script and about one of most others. */
export const tokensIn = (text: string): number => {
  const others = text.match(/[\u0250-\u{10FFFF}]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 4 + others / 1.5);
};

/**
 * Divides pages into requests. A page is divided only before a heading, or where one section alone
 * is too long, between blocks.
 */
export const batchesOf = (pages: readonly DraftingPage[], most = tokensPerBatch): Batch[] => {
  const batches: BatchPart[][] = [];
  let room = 0;
  for (const page of pages) {
    for (const blocks of sectionsOf(page.document.blocks, most)) {
      const tokens = tokensOf(blocks);
      const last = batches.at(-1);
      if (last && tokens <= room) {
        const part = last.at(-1);
        if (part?.page === page) last[last.length - 1] = { page, blocks: [...part.blocks, ...blocks] };
        else last.push({ page, blocks });
        room -= tokens;
      } else {
        batches.push([{ page, blocks }]);
        room = most - tokens;
      }
    }
  }
  return batches;
};

/** Two batches with half of the blocks each; null for one that holds a single block. */
export const halvesOf = (batch: Batch): [Batch, Batch] | null => {
  const all = batch.flatMap(({ page, blocks }) => blocks.map((block) => ({ page, block })));
  if (all.length < 2) return null;
  const middle = Math.ceil(all.length / 2);
  return [regrouped(all.slice(0, middle)), regrouped(all.slice(middle))];
};

function regrouped(all: readonly { page: DraftingPage; block: SourceBlock }[]): Batch {
  const blocksOf = new Map<DraftingPage, SourceBlock[]>();
  for (const { page, block } of all) blocksOf.set(page, [...(blocksOf.get(page) ?? []), block]);
  return [...blocksOf].map(([page, blocks]) => ({ page, blocks }));
}

function sectionsOf(blocks: readonly SourceBlock[], most: number): SourceBlock[][] {
  if (blocks.length === 0) return [];
  if (tokensOf(blocks) <= most) return [[...blocks]];
  const sections: SourceBlock[][] = [];
  let tokens = 0;
  for (const block of blocks) {
    const own = tokensIn(block.text);
    const isSection = block.kind === 'heading' && tokens > most / 2;
    const last = sections.at(-1);
    if (last === undefined || isSection || tokens + own > most) {
      sections.push([block]);
      tokens = own;
    } else {
      last.push(block);
      tokens += own;
    }
  }
  return sections;
}

const tokensOf = (blocks: readonly SourceBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + tokensIn(text) + 8, 0);

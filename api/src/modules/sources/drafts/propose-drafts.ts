import { limits, sourceLimits } from '@askwell/contracts';
import type { SourceBlock, SourceDocument as TextDocument, SourceDraft } from '@askwell/reading';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { ChatbotsStore, KnowledgeStore } from '../../chatbots/index.ts';
import type { DraftsStore } from '../stores/drafts.store.ts';
import type { PageDocument } from '../stores/pages.store.ts';
import type { SourceDocument } from '../stores/sources.store.ts';
import { draftKey, plain } from './question-key.ts';

export type ProposeNeeds = {
  chatbots: Pick<ChatbotsStore, 'find'>;
  knowledge: Pick<KnowledgeStore, 'find'>;
  /**
   * Finds the place of the FAQ in a saved knowledge base that asks the same as each question; null
   * if none does.
   */
  nearestFaqs: (
    source: ComparedSource,
    knowledgeId: ObjectId,
    questions: readonly string[],
    signal: AbortSignal,
  ) => Promise<(number | null)[]>;
  sourceDrafts: DraftsStore;
  clock: Clock;
};

/** A source whose drafts are compared with the FAQs of its chatbot. */
export type ComparedSource = Pick<SourceDocument, '_id' | 'ownerId' | 'chatbotId'>;

type Proposal = {
  document: Pick<TextDocument, 'blocks'>;
  drafts: readonly SourceDraft[];
  /** Whether they take the place of the page's other drafts that nobody has decided yet. */
  replaces?: boolean;
  /** Cuts off the comparison by meaning; the words then decide. */
  signal: AbortSignal;
};

const mostOfPage = 60;
const paragraphLength = 1_500;

/**
 * Stores the drafts of a page for review. What the knowledge base says already is left out; what
 * it says differently is a change of its FAQ.
 */
export async function proposeDrafts(
  needs: ProposeNeeds,
  source: SourceDocument,
  page: PageDocument,
  { document, drafts, replaces = true, signal }: Proposal,
): Promise<void> {
  const { sourceDrafts, clock } = needs;
  const { ownerId, chatbotId } = source;
  const usable = drafts.filter(isUsable).slice(0, mostOfPage);
  const keyed = usable.map((draft) => ({ ...draft, key: draftKey(draft.question, draft.answer) }));
  const keys = keyed.map(({ key }) => key);
  if (replaces) await sourceDrafts.removeOpenOfPage(ownerId, page._id, keys);
  if (keyed.length === 0) return;
  let room = sourceLimits.draftsPerSource - (await sourceDrafts.countOpenOfSource(ownerId, source._id));
  if (room <= 0) return;
  const targets = await targetsOf(needs, source, keyed, signal);
  for (const [place, draft] of keyed.entries()) {
    if (room <= 0) return;
    const changes = targets[place];
    if (changes === undefined) continue;
    const block = document.blocks.find(({ id }) => id === draft.blockId);
    const isNew = await sourceDrafts.insert({
      _id: new ObjectId(),
      ownerId,
      chatbotId,
      sourceId: source._id,
      pageId: page._id,
      key: draft.key,
      order: page.readAt?.getTime() ?? 0,
      question: draft.question,
      wordings: draft.wordings.slice(0, limits.knowledgeBase.variants),
      answer: draft.answer,
      quote: draft.quote,
      paragraph: paragraphOf(block, draft.quote),
      headings: [...(block?.headings ?? [])],
      pageNumber: block?.page ?? null,
      from: draft.from,
      isMetadata: draft.isMetadata,
      changes,
      state: 'open',
      isEdited: false,
      applied: null,
      createdAt: clock(),
      decidedAt: null,
    });
    if (isNew) room -= 1;
  }
}

const isUsable = ({ question, answer }: SourceDraft): boolean =>
  question.trim() !== '' &&
  answer.trim() !== '' &&
  question.length <= limits.knowledgeBase.question &&
  answer.length <= limits.knowledgeBase.answer;

/** The block of a quote, or the part of it around the quote. */
function paragraphOf(block: SourceBlock | undefined, quote: string): string {
  const text = block?.text ?? quote;
  const at = text.indexOf(quote);
  if (at === -1) return quote;
  if (text.length <= paragraphLength) return text;
  const start = Math.max(0, at - Math.max(0, Math.floor((paragraphLength - quote.length) / 2)));
  return text.slice(start, Math.max(start + paragraphLength, at + quote.length));
}

/**
 * For each draft the question of the FAQ that it changes, null if it adds one, undefined if the
 * knowledge base holds it already.
 */
async function targetsOf(
  { chatbots, knowledge, nearestFaqs }: ProposeNeeds,
  source: ComparedSource,
  drafts: readonly SourceDraft[],
  signal: AbortSignal,
): Promise<(string | null | undefined)[]> {
  const { ownerId, chatbotId } = source;
  const knowledgeId = (await chatbots.find(ownerId, chatbotId))?.knowledgeId ?? null;
  const faqs = (knowledgeId && (await knowledge.find(ownerId, knowledgeId))?.faqs) ?? [];
  if (!knowledgeId || faqs.length === 0) return drafts.map(() => null);
  const byQuestion = new Map(faqs.map((faq) => [plain(faq.question), faq]));
  const others = drafts.map(({ question }) => question).filter((one) => !byQuestion.has(plain(one)));
  const places = await nearestFaqs(source, knowledgeId, others, signal);
  const nearest = new Map(others.map((question, at) => [question, faqs[places[at] ?? -1]]));
  return drafts.map(({ question, answer }) => {
    const faq = byQuestion.get(plain(question)) ?? nearest.get(question);
    if (!faq) return null;
    return plain(faq.answer) === plain(answer) ? undefined : faq.question;
  });
}

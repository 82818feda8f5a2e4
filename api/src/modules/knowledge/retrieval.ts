import {
  isElliptical,
  type AnswerIndex,
  type AskedByMeaning,
  type Entry,
  type Finding,
  type Knowledge,
  type SemanticIndex,
} from '@askwell/answers';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import type { KnowledgeIndexes } from './knowledge-indexes.ts';
import type { QuestionEmbeddings } from './meaning/question-embeddings.ts';
import type { DraftSemanticIndexes } from './meaning/draft-semantic-indexes.ts';
import type { SemanticIndexes } from './meaning/semantic-indexes.ts';

const nothing: Retrieved = {
  decision: 'unknown',
  confidence: 0,
  threshold: 0,
  matches: [],
  ranked: () => [],
  entries: () => [],
  isInContext: false,
};

/** What was found, and the whole knowledge base. */
export type Retrieved = Finding & {
  /** Whether it was found only together with the message before. */
  isInContext: boolean;
  /**
   * More than `matches`, the nearest first, for a prompt that cannot hold the knowledge base. It
   * searches again: most prompts can.
   */
  ranked: () => readonly Entry[];
  entries: AnswerIndex['entries'];
};

/** A question, and the visitor's message before it: 'And to Spain?' alone says nothing. */
type Asked = { text: string; before: string | undefined };

/** A question that may be searched by meaning, on its owner's key. */
type AskedOfOwner = Asked & {
  /** Null: by words only. */
  owner: Owner | null;
};

/** Search by meaning, where it is turned on. */
type Meaning = {
  semanticIndexes: SemanticIndexes;
  drafts: DraftSemanticIndexes;
  embed: QuestionEmbeddings;
  /** How long a reply to a visitor waits for the embedding of its question. */
  patienceMs: number;
};

/** Finds the FAQs and passages that answer a question. */
export const retrieval = (indexes: KnowledgeIndexes, meaning: Meaning | null) => ({
  /** In the saved knowledge base of a chatbot. */
  find: async (
    { _id: chatbotId, ownerId, knowledgeId }: Pick<ChatbotDocument, '_id' | 'ownerId' | 'knowledgeId'>,
    { owner, ...asked }: AskedOfOwner,
  ): Promise<Retrieved> => {
    if (!knowledgeId) return nothing;
    const of = { ownerId, chatbotId, knowledgeId };
    const index = await indexes.ofSaved(of);
    const found = findIn(index, asked);
    if (!meaning || !owner) return found;
    const semantic = () => meaning.semanticIndexes.ofSaved(of);
    return alsoByMeaning(meaning, { index, found, owner, asked, semantic }, meaning.patienceMs);
  },

  /**
   * In a draft of an owner, who waits longer than a visitor. Throws `invalid` if it is too large to
   * be searched.
   */
  findInDraft: async (
    owner: Owner,
    draft: Knowledge,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<Retrieved> => {
    const index = await indexes.ofDraft(owner.id, draft, signal);
    const found = findIn(index, asked);
    if (!meaning) return found;
    const semantic = () => meaning.drafts(owner, draft);
    return alsoByMeaning(
      meaning,
      { index, found, owner, asked, semantic },
      Math.max(draftPatienceMs, meaning.patienceMs),
    );
  },
});
export type Retrieval = ReturnType<typeof retrieval>;

const draftPatienceMs = 4_000;

type Search = {
  index: AnswerIndex;
  /** What the words alone find. */
  found: Retrieved;
  owner: Owner;
  asked: Asked;
  /** Null as long as it is not complete. */
  semantic: () => Promise<SemanticIndex | null>;
};

/** Searches by meaning too where the words do not settle it and the vectors come in time. */
async function alsoByMeaning(
  { embed }: Pick<Meaning, 'embed'>,
  { index, found, owner, asked, semantic: load }: Search,
  patienceMs: number,
): Promise<Retrieved> {
  if (!owner.hasApiKey || isSettled(found)) return found;
  const text = found.decision === 'unknown' ? textInContext(asked) : asked.text;
  const byMeaning = await within(patienceMs, async (): Promise<AskedByMeaning | null> => {
    const semantic = await load();
    const question = semantic && (await embed(owner, text));
    return question?.length === semantic?.dimensions && semantic && question
      ? { index: semantic, question }
      : null;
  });
  if (!byMeaning) return found;
  return {
    ...search(index, text, byMeaning),
    entries: index.entries,
    isInContext: text !== asked.text,
  };
}

function findIn(index: AnswerIndex, { text, before }: Asked): Retrieved {
  const { entries } = index;
  const found = { ...search(index, text), entries, isInContext: false };
  if (found.decision !== 'unknown' || before === undefined) return found;
  const inContext = search(index, `${before} ${text}`);
  if (inContext.decision === 'unknown') return found;
  if (isElliptical(text)) return { ...inContext, entries, isInContext: true };
  // A question with words of its own may change the subject: the model may read what the context
  // finds, but neither an FAQ nor a confidence of the message before counts for this one.
  return { ...found, ranked: inContext.ranked, isInContext: true };
}

const textInContext = ({ text, before }: Asked): string =>
  before !== undefined && isElliptical(text) ? `${before} ${text}` : text;

/** How many entries the prompt may show of a knowledge base that it cannot hold. */
const rankedEntries = 50;

function search(index: AnswerIndex, text: string, byMeaning?: AskedByMeaning) {
  const options = byMeaning && { byMeaning };
  return {
    ...index.find(text, options),
    ranked: () => index.find(text, { ...options, limit: rankedEntries }).matches,
  };
}

/**
 * Whether the words alone identify the best match: the question is one of its wordings, or it leads
 * by so much that it was right for 98 % of the measured questions.
 */
function isSettled({ decision, matches: [first, second] }: Finding): boolean {
  if (!first || decision !== 'answer') return false;
  return first.confidence === 1 || first.scores.lexical - (second?.scores.lexical ?? 0) >= clearLead;
}
const clearLead = 0.17;

/** Null if it takes too long or fails: then the words alone decide. */
async function within<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const cutOff = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const result = work().catch(() => null);
  return Promise.race([result, cutOff]).finally(() => clearTimeout(timer));
}

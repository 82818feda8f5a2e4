import type {
  askDraft as contract,
  Match,
  ParsedBodyOf,
  PlaygroundFailure,
  ResponseOf,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { FailureKind } from '../../providers/gemini/index.ts';
import type { ChatbotsStore, KnowledgeStore } from '../chatbots/index.ts';
import { citedSources } from '../conversations/exchanges.index.ts';
import { type GeminiPrices, priceOf } from '../../kernel/gemini-prices.ts';
import type { Owner } from '../../kernel/owner.ts';
import {
  deliverReply,
  matchesOf,
  type ModelNeeds,
  planReply,
  suggestionsFor,
  traceOf,
} from '../replies/index.ts';
import type { Retrieval } from '../knowledge/index.ts';

export type DraftNeeds = ModelNeeds & {
  retrieval: Pick<Retrieval, 'findInDraft'>;
  chatbots: Pick<ChatbotsStore, 'find'>;
  knowledge: Pick<KnowledgeStore, 'passagesOf'>;
  config: { geminiPrices: GeminiPrices | null };
};

/**
 * The reply that a visitor would get from a draft, and what it rests on. Nothing is stored or
 * charged.
 */
export async function askDraft(
  needs: DraftNeeds,
  owner: Owner,
  { text, history, knowledgeBase, chatbotId, hasPeople, ...draft }: ParsedBodyOf<typeof contract>,
  { gone, acceptLanguage }: { gone: AbortSignal; acceptLanguage: string },
): Promise<ResponseOf<typeof contract>['data']> {
  const before = history.findLast(({ role }) => role === 'visitor')?.text;
  const passages = chatbotId === undefined ? [] : await savedPassages(needs, owner, chatbotId);
  const searched = { ...knowledgeBase, passages };
  const finding = await needs.retrieval.findInDraft(owner, searched, { text, before }, gone);
  const { enableEmoji, ...fields } = draft;
  const plan = planReply({
    chatbot: { ...fields, knowledgeId: null },
    text,
    acceptLanguage,
    recent: history,
    finding,
    isWithinQuota: true,
    hasPeople,
  });
  const chatbot = { ...fields, settings: { enableEmoji } };
  // The response is sent at the end, so text can be replaced until then.
  const sink = { gone, delta: async () => {}, reset: () => true };
  const reply = await deliverReply(needs, plan, { chatbot, owner, text, history, finding }, sink);
  const matches = matchesOf(reply, finding);
  return {
    text: reply.text,
    answered: reply.answered,
    source: reply.source,
    failure: reply.failure && presentFailure(reply.failure),
    suggestions: suggestionsFor(reply, finding, text),
    decision: finding.decision,
    matches: matches.map(presentMatch),
    sources: citedSources(draft, { answered: reply.answered, matches }) ?? [],
    trace: { ...traceOf(reply, finding), price: priceOf(reply.usage, needs.config.geminiPrices) },
    responseMs: reply.lastTokenMs,
  };
}

/** What was read of the sources of a chatbot; nothing of another owner's. */
async function savedPassages({ chatbots, knowledge }: DraftNeeds, owner: Owner, chatbotId: string) {
  const chatbot = await chatbots.find(owner.id, new ObjectId(chatbotId));
  return chatbot?.knowledgeId ? knowledge.passagesOf(owner.id, chatbot.knowledgeId) : [];
}

const presentFailure = (kind: FailureKind): PlaygroundFailure =>
  kind === 'key_rejected' || kind === 'throttled' || kind === 'refused' ? kind : 'unavailable';

const presentMatch = (match: ReturnType<typeof matchesOf>[number]): Match => ({
  source: sourceOf(match),
  text: match.kind === 'faq' ? match.wording : match.answer,
  confidence: match.confidence,
  isCited: match.isCited,
  scores: match.scores,
  isShown: match.isShown,
});

function sourceOf(match: ReturnType<typeof matchesOf>[number]): Match['source'] {
  switch (match.kind) {
    case 'faq':
      return { kind: 'faq', index: match.ref };
    case 'data':
      return { kind: 'data' };
    case 'passage':
      return { kind: 'passage', title: match.question, url: match.page.url };
  }
}

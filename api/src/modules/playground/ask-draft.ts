import type {
  askDraft as contract,
  Match,
  ParsedBodyOf,
  PlaygroundFailure,
  ResponseOf,
} from '@askwell/contracts';
import type { FailureKind } from '../../providers/gemini/index.ts';
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
  config: { geminiPrices: GeminiPrices | null };
};

/**
 * The reply that a visitor would get from a draft, and what it rests on. Nothing is stored or
 * charged.
 */
export async function askDraft(
  needs: DraftNeeds,
  owner: Owner,
  { text, history, knowledgeBase, ...draft }: ParsedBodyOf<typeof contract>,
  { gone, acceptLanguage }: { gone: AbortSignal; acceptLanguage: string },
): Promise<ResponseOf<typeof contract>['data']> {
  const before = history.findLast(({ role }) => role === 'visitor')?.text;
  const finding = await needs.retrieval.findInDraft(owner.id, knowledgeBase, { text, before }, gone);
  const { enableEmoji, ...fields } = draft;
  const plan = planReply({
    chatbot: { ...fields, knowledgeId: null },
    text,
    acceptLanguage,
    recent: history,
    finding,
    isWithinQuota: true,
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

const presentFailure = (kind: FailureKind): PlaygroundFailure =>
  kind === 'key_rejected' || kind === 'throttled' || kind === 'refused' ? kind : 'unavailable';

const presentMatch = (match: ReturnType<typeof matchesOf>[number]): Match => ({
  source: match.kind === 'faq' ? { kind: 'faq', index: match.ref } : { kind: 'data' },
  text: match.kind === 'faq' ? match.wording : match.answer,
  confidence: match.confidence,
  isCited: match.isCited,
  scores: match.scores,
  isShown: match.isShown,
});

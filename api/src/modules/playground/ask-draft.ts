import type { Match as Found } from '@askwell/answers';
import type {
  askDraft as call,
  Match,
  ParsedBodyOf,
  PlaygroundFailure,
  ResponseOf,
} from '@askwell/contracts';
import type { FailureKind } from '../../providers/gemini/index.ts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import { freeReply } from '../replies/free-reply.ts';
import { languageOf } from '../replies/languages.ts';
import { makeReply } from '../replies/make-reply.ts';
import { say } from '../replies/reply.ts';
import { suggestionsFor } from '../replies/suggestions.ts';

type Needs = Pick<Services, 'retrieval' | 'gemini' | 'encryption' | 'log' | 'stopping'>;

/** The reply that a visitor would get from a draft, and what it rests on. Nothing is stored or counted. */
export async function askDraft(
  services: Needs,
  owner: Owner,
  { text, history, knowledgeBase, ...draft }: ParsedBodyOf<typeof call>,
  { gone, acceptLanguage }: { gone: AbortSignal; acceptLanguage: string },
): Promise<ResponseOf<typeof call>['data']> {
  const before = history.findLast(({ role }) => role === 'visitor')?.text;
  const finding = await services.retrieval.findInDraft(owner.id, knowledgeBase, { text, before });
  const chatbot = {
    name: draft.name,
    description: '',
    settings: { enableEmoji: draft.enableEmoji },
    exactAnswers: draft.exactAnswers,
  };
  const turns = history.map((turn) => ({
    role: turn.role === 'visitor' ? ('user' as const) : ('model' as const),
    text: turn.text,
  }));
  // Whoever reads the reply at once has read nothing before its end.
  const listener = { gone, delta: async () => {}, takeBack: () => true };
  const language = languageOf([text, before ?? ''], acceptLanguage);
  const free = freeReply({
    chatbot: { ...chatbot, knowledgeId: null },
    text,
    recent: turns,
    finding,
    acceptLanguage,
  });
  const reply = free
    ? await say(listener, free)
    : await makeReply(services, { chatbot, owner, text, language, history: turns, finding }, listener);
  return {
    text: reply.text,
    answered: reply.answered,
    source: reply.source,
    failure: reply.failure && presentFailure(reply.failure),
    suggestions: suggestionsFor(reply, finding, text),
    decision: finding.decision,
    matches: finding.matches.map((match, place) => presentMatch(match, reply.cited.includes(place))),
  };
}

const presentFailure = (kind: FailureKind): PlaygroundFailure =>
  kind === 'key_rejected' || kind === 'throttled' || kind === 'refused' ? kind : 'unavailable';

const presentMatch = (match: Found, isCited: boolean): Match => ({
  source: match.kind === 'faq' ? { kind: 'faq', index: match.ref } : { kind: 'data' },
  text: match.kind === 'faq' ? match.wording : match.answer,
  confidence: match.confidence,
  isCited,
});

import type { Match as Found } from '@askwell/answers';
import type { askDraft as call, Match, ParsedBodyOf, ResponseOf } from '@askwell/contracts';
import type { Services } from '../../services.ts';
import type { Owner } from '../accounts/owner.ts';
import { didYouMean } from '../conversations/did-you-mean.ts';
import { makeReply } from '../conversations/make-reply.ts';

type Needs = Pick<Services, 'retrieval' | 'gemini' | 'seals' | 'log' | 'stopping'>;

/** The reply that a visitor would get from a draft, and what it rests on. Nothing is stored or counted. */
export async function askDraft(
  services: Needs,
  owner: Owner,
  { text, history, knowledgeBase, ...draft }: ParsedBodyOf<typeof call>,
  gone: AbortSignal,
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
  const question = { chatbot, owner, text, history: turns, finding };
  // Whoever reads the reply at once has read nothing before its end.
  const reply = await makeReply(services, question, { gone, delta: async () => {}, takeBack: () => true });
  return {
    text: reply.text,
    answered: reply.answered,
    source: reply.source,
    suggestions: didYouMean(finding),
    decision: finding.decision,
    matches: finding.matches.map((match, place) => presentMatch(match, reply.cited.includes(place))),
  };
}

const presentMatch = (match: Found, isCited: boolean): Match => ({
  source: match.kind === 'faq' ? { kind: 'faq', index: match.ref } : { kind: 'data' },
  text: match.kind === 'faq' ? match.wording : match.answer,
  confidence: match.confidence,
  isCited,
});

import type { ReplyEvent } from '@askwell/widget/panel';
import type { Draft } from '../draft/draft.ts';

const unknown = 'I have no answer to that yet. Add an FAQ for it in the Knowledge Base.';

/** Answers a question from a draft alone, saved or not: with the words of the FAQ that is nearest to it. */
export async function* replyFromDraft(draft: Draft, question: string): AsyncGenerator<ReplyEvent> {
  const messageId = Date.now().toString(36);
  yield { event: 'start', data: { conversationId: 'preview', conversationToken: 'preview', messageId } };
  const { buildIndex } = await import('@askwell/answers');
  const { decision, matches } = buildIndex(draft).find(question, { limit: 2 });
  const nearest = decision === 'unknown' ? undefined : matches[0];
  yield { event: 'delta', data: { text: nearest?.answer ?? unknown } };
  yield {
    event: 'done',
    data: {
      messageId,
      answered: nearest !== undefined,
      source: nearest === undefined ? 'none' : 'faq',
      suggestions: decision === 'ambiguous' ? matches.map((match) => match.question) : [],
    },
  };
}

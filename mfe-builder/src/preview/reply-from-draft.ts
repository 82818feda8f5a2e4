import type { ReplyEvent } from '@askwell/widget/panel';
import type { AnswersClient } from '../answers/answers-client.ts';
import type { Draft } from '../draft/draft.ts';

/** Answers a question from a draft with the answer of the closest FAQ, or with `unknown`. */
export async function* replyFromDraft(
  answers: AnswersClient,
  draft: Draft,
  question: string,
  unknown: string,
): AsyncGenerator<ReplyEvent> {
  const messageId = Date.now().toString(36);
  yield { event: 'start', data: { conversationId: 'preview', conversationToken: 'preview', messageId } };
  const { decision, matches } = await answers.find(draft, question);
  const nearest = decision === 'unknown' ? undefined : matches[0];
  yield { event: 'delta', data: { text: nearest?.answer ?? unknown } };
  yield {
    event: 'done',
    data: {
      messageId,
      answered: nearest !== undefined,
      source: nearest === undefined ? 'none' : 'faq',
      ...(draft.showSources && nearest?.kind === 'faq' && { sources: [{ title: nearest.question }] }),
      suggestions: decision === 'ambiguous' ? matches.slice(0, 2).map((match) => match.question) : [],
    },
  };
}

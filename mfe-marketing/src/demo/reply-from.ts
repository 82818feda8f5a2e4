import type { ReplyEvent } from '@askwell/widget/panel';
import type { Sample } from './sample.ts';

/**
 * Answers from a sample's knowledge base with the product's own matching, which is fetched with the
 * first question that is not the opening one. `onSource` is told which FAQ it was, or null when
 * none holds the answer.
 */
export async function* replyFrom(
  sample: Sample,
  question: string,
  onSource: (faq: number | null) => void,
): AsyncGenerator<ReplyEvent> {
  const messageId = `${sample.chatbot.name} ${question}`;
  yield { event: 'start', data: { conversationId: 'sample', conversationToken: 'sample', messageId } };
  const { faq, meant } = await findFaq(sample, question);
  onSource(faq);
  const answer = faq === null ? undefined : sample.faqs[faq]?.answer;
  yield { event: 'delta', data: { text: answer ?? sample.unknown } };
  yield {
    event: 'done',
    data: {
      messageId,
      answered: answer !== undefined,
      source: answer === undefined ? 'none' : 'faq',
      suggestions: meant,
    },
  };
}

/** The position of the FAQ that answers, and what else may have been meant. */
async function findFaq(
  { faqs, opening }: Sample,
  question: string,
): Promise<{ faq: number | null; meant: string[] }> {
  if (question === opening.question) return { faq: opening.faq, meant: [] };
  const { buildIndex } = await import('@askwell/answers');
  const { decision, matches } = buildIndex({ faqs, data: '{}' }).find(question, { limit: 2 });
  const [nearest] = matches;
  if (decision === 'unknown' || nearest?.kind !== 'faq') return { faq: null, meant: [] };
  return { faq: nearest.ref, meant: decision === 'ambiguous' ? matches.map((match) => match.question) : [] };
}

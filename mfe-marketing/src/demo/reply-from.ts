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
  const { faq, answer, meant } = await findFaq(sample, question);
  onSource(faq);
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

type Found = { faq: number | null; answer: string | undefined; meant: string[] };

/** The position of the FAQ that answers, its answer, and what else may have been meant. */
async function findFaq({ faqs: first, opening, loadFaqs }: Sample, question: string): Promise<Found> {
  if (question === opening.question)
    return { faq: opening.faq, answer: first[opening.faq]?.answer, meant: [] };
  const faqs = (await loadFaqs?.()) ?? first;
  const { buildIndex } = await import('@askwell/answers');
  const { decision, matches } = buildIndex({ faqs, data: '{}' }).find(question, { limit: 2 });
  const [nearest] = matches;
  if (decision === 'unknown' || nearest?.kind !== 'faq') return { faq: null, answer: undefined, meant: [] };
  return {
    faq: nearest.ref,
    answer: nearest.answer,
    meant: decision === 'ambiguous' ? matches.map((match) => match.question) : [],
  };
}

import type { ReplyEvent } from '@askwell/widget/panel';
import type { Found } from './find-faq.ts';
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
  const { faqs, opening } = sample;
  const { faq, answer, meant }: Found =
    question === opening.question
      ? { faq: opening.faq, answer: faqs[opening.faq]?.answer, meant: [] }
      : await findFaq(sample, question);
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

// In the file of the search, which it alone needs.
const findFaq = async (sample: Sample, question: string): Promise<Found> =>
  (await import('./find-faq.ts')).findFaq(sample, question);

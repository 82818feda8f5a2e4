import type { ReplyPlan } from '../plan/reply-plan.ts';
import { modelReply, type ModelNeeds, type Question } from '../model/model-reply.ts';
import { replyOf, type Reply } from '../reply.ts';
import type { TextSink } from './reply-sink.ts';

/** Sends the reply that was planned for a question. */
export async function deliverReply(
  needs: ModelNeeds,
  plan: ReplyPlan,
  question: Omit<Question, 'language'>,
  sink: TextSink,
): Promise<Reply> {
  if (plan.kind === 'model') {
    return modelReply(needs, { ...question, language: plan.language }, sink);
  }
  await sink.delta(plan.reply.text);
  return replyOf(plan.reply);
}

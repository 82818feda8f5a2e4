import type { ResponseOf, sendMessage } from '@askwell/contracts';
import type { Context } from 'koa';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import { answerMessage, type Answer, type AnswerNeeds, type Message } from './answer-message.ts';
import { streamedReply, wholeReply } from './deliver/reply-sink.ts';

/**
 * Responds to a call with the reply to its message. A caller that accepts an event stream gets the
 * reply as it is made (`ctx` is answered, the result is undefined), others get it whole. Throws
 * what `answer` throws.
 */
export async function respondToMessage(
  needs: AnswerNeeds,
  ctx: Context,
  message: Message,
  answer: Answer = answerMessage,
): Promise<ResponseOf<typeof sendMessage> | undefined> {
  if (ctx.accepts('application/json', 'text/event-stream') !== 'text/event-stream') {
    const sink = wholeReply(ctx);
    await answer(inRequest(needs, ctx), message, sink);
    return sink.body();
  }
  const sink = streamedReply(ctx);
  try {
    await answer(inRequest(needs, ctx), message, sink);
  } catch (error) {
    if (!sink.hasStarted()) throw error;
    ctx.log.error({ error }, 'a reply failed');
    await sink.error(new Problem('internal'));
  }
  return undefined;
}

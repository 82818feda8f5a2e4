import type { ResponseOf, sendMessage as call } from '@askwell/contracts';
import type { Context } from 'koa';
import { inRequest } from '../../kernel/log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import { streamedReply, wholeReply } from '../replies/reply-sink.ts';
import { sendMessage, type Message } from './send-message.ts';

/**
 * Answers a call with the reply to its message: as it comes, where the caller takes a stream (then `ctx` is answered and the
 * result is undefined), else in one piece. Throws what `sendMessage` throws.
 */
export async function replyToCall(
  services: Services,
  ctx: Context,
  message: Message,
): Promise<ResponseOf<typeof call> | undefined> {
  if (ctx.accepts('application/json', 'text/event-stream') !== 'text/event-stream') {
    const reply = wholeReply(ctx);
    await sendMessage(inRequest(services, ctx), message, reply);
    return reply.body();
  }
  const reply = streamedReply(ctx);
  try {
    await sendMessage(inRequest(services, ctx), message, reply);
  } catch (error) {
    if (!reply.hasStarted()) throw error;
    ctx.log.error({ error }, 'a reply failed');
    await reply.error(new Problem('internal'));
  }
  return undefined;
}

import { sendContactMessage } from '@askwell/contracts';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { SessionOwner } from '../../http/session.ts';
import { receiveMessage, type MessageNeeds } from './receive-message.ts';

type Needs = MessageNeeds & { endpoint: Endpoint; sessionOwner: SessionOwner };

/** The contact form of the public site. */
export const contactRoutes = (services: Needs): Router => {
  const router = new Router();
  services.endpoint(router, sendContactMessage, async ({ body, ctx, countAgainst }) => {
    const countSending = () => countAgainst('contactPerAddress', 'contactPerSender');
    await receiveMessage(services, await senderOf(services, ctx), body, countSending);
    return { success: true, message: "Message sent successfully! We'll get back to you soon." };
  });
  return router;
};

/** The owner who writes while signed in; null for other senders. */
async function senderOf(
  { sessionOwner }: { sessionOwner: SessionOwner },
  ctx: Context,
): Promise<ObjectId | null> {
  try {
    return (await sessionOwner(ctx)).id;
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthenticated') return null;
    throw error;
  }
}

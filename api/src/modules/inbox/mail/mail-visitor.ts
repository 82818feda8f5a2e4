import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { RateLimits } from '../../../http/limits.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { MessagesStore } from '../../conversations/index.ts';
import type { LiveConversation } from '../../conversations/live.index.ts';
import type { Outbox } from '../../mail/index.ts';
import { replyAbove } from './new-text.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export type VisitorMailNeeds = {
  outbox: Pick<Outbox, 'addOnce'>;
  messages: Pick<MessagesStore, 'after'>;
  chatbots: Pick<ChatbotsStore, 'find'>;
  /** Null where no replies by mail are taken. */
  replyAddresses: ReplyAddresses | null;
  unsubscribeLinks: Pick<UnsubscribeLinks, 'pathOf'>;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
};

/** The most messages in one mail. */
const mostMessages = 20;

/**
 * Mails what the members wrote to a visitor who has gone, to the address that they left in this
 * conversation; each message once. Throws `too_many_requests`, so that no account uses our mail
 * server for mass mailings.
 */
export async function mailVisitor(
  { outbox, messages, chatbots, replyAddresses, unsubscribeLinks, clock, limits }: VisitorMailNeeds,
  conversation: LiveConversation,
): Promise<void> {
  const { _id, ownerId, chatbotId, contact, handoff } = conversation;
  if (!contact || contact.isUnsubscribed || handoff.visitorSeen >= handoff.seq) return;
  const chatbot = await chatbots.find(ownerId, chatbotId);
  const unseen = await messages.after(conversation, handoff.visitorSeen, mostMessages);
  const answers = unseen.flatMap((message) => (message.role === 'agent' ? message : []));
  const last = answers.at(-1);
  if (!chatbot || !last) return;
  await limits.take(
    ['answerMailPerRecipient', contact.email],
    ['answerMailPerAccount', ownerId.toHexString()],
  );
  const id = _id.toHexString();
  const key = createHash('sha256').update(`answer:${id}:${last.seq}`).digest('hex').slice(0, 24);
  await outbox.addOnce(new ObjectId(key), {
    to: contact.email,
    subject: `Re: Your question to ${chatbot.name}`,
    paragraphs: [
      ...(replyAddresses ? [replyAbove] : []),
      ...answers.map(({ author, text }) => `${author.name}: ${text}`),
      `You get this email because you left your address in the chat with ${chatbot.name}. ${
        replyAddresses
          ? 'Reply to it to answer.'
          : 'Replies to it are not read: to write back, open the chat on the website.'
      }`,
    ],
    ...(replyAddresses && { replyTo: replyAddresses.of(id, clock()) }),
    thread: id,
    unsubscribe: unsubscribeLinks.pathOf(id),
  });
}

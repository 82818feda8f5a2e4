import type { leaveContact as call, ParsedBodyOf } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../config.ts';
import type { ConversationsStore } from '../conversations.store.ts';
import type { Outbox } from '../../mail/index.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { WebhookSender } from '../exchanges/record-exchange.ts';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import { contactLetter } from './contact-letter.ts';

export type ContactNeeds = {
  conversations: Pick<ConversationsStore, 'leaveContact'>;
  users: Pick<UsersStore, 'findById'>;
  outbox: Pick<Outbox, 'add'>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  webhookEmitter: WebhookSender;
};

/**
 * Stores the address that a visitor left; a later one replaces it. The owner gets a mail for the
 * first address of a conversation. Throws `not_found`.
 */
export async function leaveContact(
  { conversations, users, outbox, clock, config, webhookEmitter }: ContactNeeds,
  chatbot: Pick<ChatbotDocument, '_id' | 'ownerId' | 'name'>,
  conversationId: ObjectId,
  { email, name, message }: ParsedBodyOf<typeof call>,
): Promise<void> {
  const { _id: chatbotId, ownerId } = chatbot;
  const contact = { email, name: name ?? null, message: message || null, at: clock() };
  const before = await conversations.leaveContact(ownerId, chatbotId, conversationId, contact);
  if (!before) throw new Problem('not_found');
  await webhookEmitter.emit(ownerId, {
    type: 'contact.left',
    data: {
      ...contact,
      chatbotId: chatbotId.toHexString(),
      conversationId: conversationId.toHexString(),
      at: contact.at.toISOString(),
    },
  });
  if (before.contact) return;
  const owner = await users.findById(ownerId);
  if (!owner) return;
  const { lastMessage } = before;
  await outbox.add(contactLetter({ to: owner.email, chatbot, contact, lastMessage, config }));
}

import { createHash } from 'node:crypto';
import { type InboundMail, limits, type PostmarkMail } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { RateLimits } from '../../../http/limits.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { ConversationsStore } from '../../conversations/index.ts';
import type { PersonMessages } from '../handoff/person-messages.ts';
import { isSame } from './is-same.ts';
import { newTextOf } from './new-text.ts';
import type { ReplyAddresses } from './reply-addresses.ts';

export type ReceiveNeeds = {
  /** Null where no replies by mail are taken. */
  replyAddresses: ReplyAddresses | null;
  conversations: Pick<ConversationsStore, 'findByReply'>;
  personMessages: Pick<PersonMessages, 'receive'>;
  limits: Pick<RateLimits, 'take'>;
  clock: Clock;
};

/** Whether the provider sent the secret, as a bearer token or as a password. */
export function isProvider(authorization: string, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(\w+) (\S+)$/.exec(authorization) ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const given = isBasic
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : value;
  return isSame(given, secret);
}

/**
 * Stores a visitor's reply by mail as their message to the person; automatic mails are ignored.
 * Throws `too_many_requests` for a conversation with many in a row, as from two machines that
 * answer each other; the provider tries again later.
 */
export async function receiveMail(
  { replyAddresses, conversations, personMessages, limits: rateLimits, clock }: ReceiveNeeds,
  mail: InboundMail,
): Promise<'stored' | 'ignored'> {
  const id = replyAddresses?.read(mail.recipient, clock()) ?? null;
  const text = newTextOf(mail.text).slice(0, limits.message.characters);
  if (id === null || text === '' || isAutomatic(mail.headers)) return 'ignored';
  const conversation = await conversations.findByReply(new ObjectId(id));
  if (!conversation?.handoff) return 'ignored';
  await rateLimits.take(['inboundMailPerConversation', id]);
  const clientId = `mail:${createHash('sha256').update(mail.messageId).digest('hex')}`;
  try {
    await personMessages.receive(conversation, { text, clientId });
    return 'stored';
  } catch (error) {
    // Trying again would change nothing.
    if (error instanceof Problem) return 'ignored';
    throw error;
  }
}

/** Replies of machines, and mails of lists: an answer to them would come back. */
const isAutomatic = (headers: Record<string, string>): boolean =>
  (headers['auto-submitted'] ?? 'no').trim().toLowerCase() !== 'no' ||
  /bulk|junk|list|auto_reply/i.test(headers['precedence'] ?? '') ||
  headers['list-id'] !== undefined ||
  headers['return-path']?.trim() === '<>' ||
  /mailer-daemon|postmaster@/i.test(headers['from'] ?? '') ||
  // Our own mail, forwarded back.
  /\br\+[a-z2-7]{30,}@/i.test(headers['reply-to'] ?? '');

export const fromPostmark = ({
  OriginalRecipient,
  MessageID,
  TextBody,
  Headers,
}: PostmarkMail): InboundMail => {
  const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value]));
  return {
    recipient: OriginalRecipient,
    messageId: headers['message-id'] ?? MessageID,
    text: TextBody,
    headers,
  };
};

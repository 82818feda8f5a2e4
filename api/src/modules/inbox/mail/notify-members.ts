import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { withoutLinks } from '../../../kernel/without-links.ts';
import type { Mail, Outbox } from '../../mail/index.ts';
import type { LiveConversation } from '../../conversations/live.index.ts';
import { visitorName } from '../../conversations/index.ts';
import type { Member } from '../actor.ts';
import type { PushNotices } from '../push/push-notices.ts';
import type { HandoffChatbot } from '../handoff/availability.ts';

export type NotifyNeeds = {
  pushNotices: Pick<PushNotices, 'notify'>;
  outbox: Pick<Outbox, 'addOnce'>;
  /** The members of an account who answer visitors. */
  agentsOf: (ownerId: ObjectId) => Promise<readonly Member[]>;
};

/**
 * `waiting`: no member has the inbox open; `late`: one has, and the visitor has waited for minutes.
 */
type Occasion = 'waiting' | 'late';

/** Shows the members in their browsers that a visitor waits. */
export async function pushWaiting(
  { pushNotices, agentsOf }: NotifyNeeds,
  chatbot: Pick<HandoffChatbot, 'ownerId' | 'name'>,
  { _id }: Pick<LiveConversation, '_id'>,
): Promise<void> {
  const members = await agentsOf(chatbot.ownerId);
  pushNotices.notify(
    chatbot.ownerId,
    members.map(({ id }) => id),
    { title: `A visitor to ${chatbot.name} is waiting`, ...linkOf(_id) },
  );
}

/** The page of a conversation, and the tag of the notices about it. */
export const linkOf = (id: ObjectId) => ({
  path: `/inbox?conversation=${id.toHexString()}`,
  tag: id.toHexString(),
});

/** Mails the members that a visitor waits; once for each time the visitor asks. */
export async function notifyMembers(
  { outbox, agentsOf }: NotifyNeeds,
  chatbot: Pick<HandoffChatbot, 'ownerId' | 'name'>,
  conversation: LiveConversation,
  occasion: Occasion,
): Promise<void> {
  const id = conversation._id.toHexString();
  const { control } = conversation.handoff;
  for (const member of await agentsOf(chatbot.ownerId)) {
    // The same mail for `waiting` and `late`: a member gets one of them.
    const key = createHash('sha256').update(`handoff:${id}:${control}:${member.id}`).digest('hex');
    await outbox.addOnce(
      new ObjectId(key.slice(0, 24)),
      waitingMail(member, chatbot.name, conversation, occasion),
    );
  }
}

function waitingMail(
  { email }: Member,
  chatbotName: string,
  conversation: LiveConversation,
  occasion: Occasion,
): Mail {
  const name = visitorName(conversation);
  const who = name === null ? 'A visitor' : withoutLinks(name);
  return {
    to: email,
    subject: `A visitor to ${chatbotName} is waiting for an answer`,
    paragraphs: [
      occasion === 'waiting'
        ? `${who} would like to talk to a person, and nobody is in the inbox right now.`
        : `${who} would like to talk to a person, and has waited for five minutes.`,
      `The visitor's last message: ${withoutLinks(conversation.lastMessage)}`,
      'Replies to this email do not reach the visitor. Please answer in the inbox.',
    ],
    action: { label: 'Open the conversation', path: `/inbox?conversation=${conversation._id.toHexString()}` },
  };
}

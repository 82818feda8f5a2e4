import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { withoutLinks } from '../../../kernel/without-links.ts';
import type { NoteDocument } from '../../conversations/live.index.ts';
import type { Outbox } from '../../mail/index.ts';
import type { Member } from '../actor.ts';
import { linkOf } from '../mail/notify-members.ts';
import type { PushNotices } from '../push/push-notices.ts';

export type MentionNeeds = {
  outbox: Pick<Outbox, 'addOnce'>;
  pushNotices: Pick<PushNotices, 'notify'>;
  /** The members of an account who can use it now. */
  membersOf: (accountId: ObjectId) => Promise<readonly Member[]>;
};

/**
 * Tells the members whom a note mentions, in their browsers and by mail. What the note says stays
 * in the inbox.
 */
export async function notifyMentioned(
  { outbox, pushNotices, membersOf }: MentionNeeds,
  { _id, ownerId, conversationId, author, mentions }: NoteDocument,
): Promise<void> {
  if (mentions.length === 0) return;
  const members = await membersOf(ownerId);
  const mentioned = members.filter(({ id }) => mentions.includes(id) && id !== author.id);
  const title = `${withoutLinks(author.name)} mentioned you in a note`;
  const { path, tag } = linkOf(conversationId);
  pushNotices.notify(
    ownerId,
    mentioned.map(({ id }) => id),
    { title, path, tag: `${tag} ${_id.toHexString()}` },
  );
  for (const { id, email } of mentioned) {
    const key = createHash('sha256').update(`mention:${_id.toHexString()}:${id}`).digest('hex');
    await outbox.addOnce(new ObjectId(key.slice(0, 24)), {
      to: email,
      subject: title,
      paragraphs: [
        `${withoutLinks(author.name)} mentioned you in an internal note about a conversation with a visitor.`,
        'Only your team sees the note. It stays in the inbox.',
      ],
      action: { label: 'Read the note', path },
    });
  }
}

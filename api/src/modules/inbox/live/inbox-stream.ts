import type { InboxEvents, InboxMember } from '@askwell/contracts';
import type { Context } from 'koa';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { MessagesStore } from '../../conversations/index.ts';
import type { HandoffsStore, NotesStore } from '../../conversations/live.index.ts';
import { presentRows } from '../desk/list-inbox.ts';
import { presentMessage, presentNote } from '../desk/present-inbox.ts';
import { type LiveChange, type LiveChanges, messagesOnce } from './live-changes.ts';
import { memberSubject, type OpenStreams, resumedFrom } from './open-streams.ts';
import type { InboxPresenceStore } from './presence.store.ts';
import { typingMs } from './visitor-stream.ts';

export type InboxStreamNeeds = {
  chatbots: Pick<ChatbotsStore, 'ids'>;
  handoffs: Pick<HandoffsStore, 'changedOf'>;
  messages: Pick<MessagesStore, 'after' | 'visitorsSeqs'>;
  notes: Pick<NotesStore, 'since'>;
  inboxPresence: Pick<InboxPresenceStore, 'note'>;
  liveChanges: LiveChanges;
  openStreams: OpenStreams;
  /** Whether the request could be made now: the session and the membership are still there. */
  mayCall: (ctx: Context) => Promise<boolean>;
  clock: Clock;
  log: Logger;
};

/** The most open streams of one member: as many tabs and devices. */
const mostPerMember = 20;
/** For how long a stream can be resumed. */
const resumableMs = 5 * 60_000;
/** How far the clocks of two processes may differ. */
const skewMs = 10_000;
const mostResumed = 500;
/** How many of a conversation's latest messages are looked at when it is first seen. */
const latestMessages = 50;

/**
 * Sends a member the conversations of the account that change, with their new messages and notes.
 * Throws `too_many_streams`.
 */
export async function openInboxStream(
  needs: InboxStreamNeeds,
  ctx: Context,
  { id: ownerId }: Pick<Owner, 'id'>,
  member: InboxMember,
): Promise<void> {
  const {
    chatbots,
    handoffs,
    messages,
    notes,
    inboxPresence,
    liveChanges,
    openStreams,
    mayCall,
    clock,
    log,
  } = needs;
  const now = clock().getTime();
  const last = resumedFrom(ctx, now);
  const isResumable = last <= now && now - last <= resumableMs;
  const openedAt = new Date(isResumable ? last : now);
  const from = new Date(openedAt.getTime() - skewMs);
  const missed =
    last === now || !isResumable
      ? []
      : await handoffs.changedOf(ownerId, await chatbots.ids(ownerId), from, mostResumed);
  await inboxPresence.note(ownerId, member, clock());

  openStreams.open<InboxEvents>({
    ctx,
    subject: memberSubject(ownerId, member.id),
    most: mostPerMember,
    isAllowed: async () => {
      const is = await mayCall(ctx);
      if (is) await inboxPresence.note(ownerId, member, clock());
      return is;
    },
    start: (stream) => {
      /** What was sent of each conversation, by its id. */
      const sent = new Map<string, { seq: number; noted: Date; typed: number }>();

      const deliver = async ({ conversation, messagesAfter }: LiveChange): Promise<void> => {
        const { _id, handoff, changedAt } = conversation;
        const conversationId = _id.toHexString();
        const before = sent.get(conversationId);
        const first = { seq: Math.max(0, handoff.seq - latestMessages), noted: from, typed: 0 };
        const { seq, noted, typed } = before ?? first;
        const found = await messagesAfter(seq);
        const fresh = before ? found : found.filter(({ at }) => at > from);
        const eventId = String(changedAt.getTime());
        const [row] = await presentRows(messages, member, [conversation]);
        if (row) await stream.send('conversation', row, eventId);
        for (const message of fresh) {
          await stream.send('message', { ...presentMessage(message), conversationId });
        }
        const { notedAt, typing } = handoff;
        const added = notedAt && notedAt > noted ? await notes.since(conversation, noted) : [];
        for (const note of added) await stream.send('note', { ...presentNote(note), conversationId });
        const typedAt = typing?.at.getTime() ?? 0;
        const isTyping = typing && typedAt > typed && clock().getTime() - typedAt < typingMs;
        if (isTyping && typing.member?.id !== member.id) {
          await stream.send('typing', { conversationId, member: typing.member });
        }
        sent.set(conversationId, {
          seq: found.at(-1)?.seq ?? seq,
          noted: added.at(-1)?.at ?? noted,
          typed: Math.max(typed, typedAt),
        });
      };

      let queue = Promise.resolve();
      const next = (change: LiveChange) => {
        queue = queue
          .then(() => deliver(change))
          .catch((error: unknown) => {
            log.warn({ error }, 'a stream broke off');
            stream.end();
          });
      };
      if (!isResumable) queue = queue.then(() => stream.send('reset', {}));
      const stop = liveChanges.subscribe(ownerId, next);
      for (const conversation of missed) {
        next({ conversation, messagesAfter: messagesOnce(messages, conversation) });
      }
      return stop;
    },
  });
}

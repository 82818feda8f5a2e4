import type { LiveEvents } from '@askwell/contracts';
import type { Context } from 'koa';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { ConversationDocument, MessagesStore } from '../../conversations/index.ts';
import type { HandoffsStore } from '../../conversations/live.index.ts';
import { type LiveChange, type LiveChanges, messagesOnce } from './live-changes.ts';
import { latestOnly, type OpenStreams, resumedFrom, visitorSubject } from './open-streams.ts';
import { presentLiveMessage, presentLiveStatus } from './present-live.ts';

export type VisitorStreamNeeds = {
  handoffs: Pick<HandoffsStore, 'find' | 'noteVisitorSeen'>;
  messages: Pick<MessagesStore, 'after'>;
  liveChanges: LiveChanges;
  openStreams: OpenStreams;
  clock: Clock;
  log: Logger;
};

/** The most open streams of one conversation: as many tabs. */
const mostTabs = 5;
/** How long ago a member may have typed to be shown as typing. */
export const typingMs = 6_000;

/**
 * Sends a visitor the messages after `after` and the state of the conversation, then whatever
 * changes. Throws `too_many_streams`.
 */
export function openVisitorStream(
  needs: VisitorStreamNeeds,
  ctx: Context,
  conversation: ConversationDocument,
  after: number,
): void {
  const { handoffs, messages, liveChanges, openStreams, clock, log } = needs;
  const { _id } = conversation;
  openStreams.open<LiveEvents>({
    ctx,
    subject: visitorSubject(_id),
    most: mostTabs,
    isAllowed: async () => (await handoffs.find(conversation)) !== null,
    start: (stream) => {
      let delivered = resumedFrom(ctx, after);
      let sentStatus = '';
      let typedAt = 0;

      const deliver = async (
        change: Pick<LiveChange, 'messagesAfter'> & { conversation: ConversationDocument },
      ) => {
        const { handoff } = change.conversation;
        const before = delivered;
        for (let isMore = true; isMore;) {
          const found = await change.messagesAfter(delivered);
          for (const message of found) {
            await stream.send('message', presentLiveMessage(message), String(message.seq));
            delivered = message.seq;
          }
          isMore = found.length > 0;
        }
        const status = { ...presentLiveStatus(change.conversation), seq: delivered };
        const shown = JSON.stringify([status.status, status.agent]);
        if (shown !== sentStatus) await stream.send('status', status);
        sentStatus = shown;
        const { member = null, at: typed } = handoff?.typing ?? {};
        if (member && typed && typed.getTime() > typedAt && clock().getTime() - typed.getTime() < typingMs) {
          typedAt = typed.getTime();
          await stream.send('typing', { agent: { name: member.name } });
        }
        if (delivered > before) await handoffs.noteVisitorSeen(conversation, delivered);
      };
      const next = latestOnly(deliver, (error) => {
        log.warn({ error }, 'a stream broke off');
        stream.end();
      });
      const stop = liveChanges.subscribe(_id, next);
      next({ conversation, messagesAfter: messagesOnce(messages, conversation) });
      return stop;
    },
  });
}

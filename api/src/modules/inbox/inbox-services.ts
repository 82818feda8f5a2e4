import { hasPermission, openInboxStream } from '@askwell/contracts';
import type { Context } from 'koa';
import type { ObjectId } from 'mongodb';
import type { FindCaller } from '../../http/endpoint.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { MemberEvents } from '../team/index.ts';
import type { Member } from './actor.ts';
import { availability, type AvailabilityNeeds } from './handoff/availability.ts';
import { personMessages } from './handoff/person-messages.ts';
import type { RequestNeeds } from './handoff/request-handoff.ts';
import { releaseMember } from './handoff/time-steps.ts';
import { liveChanges } from './live/live-changes.ts';
import { memberSubject, openStreams } from './live/open-streams.ts';
import type { PushSubscriptionsStore } from './push/push-subscriptions.store.ts';

type Needs = Omit<RequestNeeds, 'availability' | 'liveChanges' | 'agentsOf'> &
  AvailabilityNeeds &
  Parameters<typeof liveChanges>[0] &
  Parameters<typeof openStreams>[0] & {
    chatbots: Pick<ChatbotsStore, 'ids'>;
    findCaller: FindCaller;
    /** The members of an account who can use it now. */
    membersOf: (accountId: ObjectId) => Promise<readonly Member[]>;
    memberEvents: MemberEvents;
    pushSubscriptions: Pick<PushSubscriptionsStore, 'remove'>;
  };

/** What the routes and jobs of the inbox, and the replies to visitors, share. */
export function inboxServices(needs: Needs) {
  const shared = {
    liveChanges: liveChanges(needs),
    availability: availability(needs),
    /** The members of an account who may answer visitors. */
    agentsOf: async (accountId: ObjectId): Promise<Member[]> =>
      (await needs.membersOf(accountId)).filter(({ role }) => hasPermission(role, 'reply')),
  };
  const streams = openStreams(needs);
  needs.memberEvents.onChange(async ({ accountId, userId, role }) => {
    const id = userId.toHexString();
    streams.endAbout(memberSubject(accountId, id));
    if (role === null) await needs.pushSubscriptions.remove(accountId, userId);
    const mayReply = role !== null && hasPermission(role, 'reply');
    if (!mayReply) await releaseMember({ ...needs, ...shared }, accountId, id);
  });

  return {
    ...shared,
    openStreams: streams,
    personMessages: personMessages({ ...needs, ...shared }),

    /** Whether the request of a stream could be made now. */
    mayCall: async (
      ctx: Context,
      contract: Parameters<FindCaller>[1] = openInboxStream,
    ): Promise<boolean> => {
      try {
        await needs.findCaller(ctx, contract);
        return true;
      } catch (error) {
        if (error instanceof Problem) return false;
        throw error;
      }
    },
  };
}

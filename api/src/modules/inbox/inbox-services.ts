import { openInboxStream } from '@askwell/contracts';
import type { Context } from 'koa';
import type { FindCaller } from '../../http/endpoint.ts';
import { Problem } from '../../kernel/problem.ts';
import { availability, type AvailabilityNeeds } from './handoff/availability.ts';
import { personMessages } from './handoff/person-messages.ts';
import type { RequestNeeds } from './handoff/request-handoff.ts';
import { liveChanges } from './live/live-changes.ts';
import { openStreams } from './live/open-streams.ts';

type Needs = Omit<RequestNeeds, 'availability' | 'liveChanges'> &
  AvailabilityNeeds &
  Parameters<typeof liveChanges>[0] &
  Parameters<typeof openStreams>[0] & { findCaller: FindCaller };

/** What the routes and jobs of the inbox, and the replies to visitors, share. */
export function inboxServices(needs: Needs) {
  const changes = liveChanges(needs);
  const available = availability(needs);
  return {
    liveChanges: changes,
    availability: available,
    openStreams: openStreams(needs),
    membersOf: needs.membersOf,
    personMessages: personMessages({ ...needs, liveChanges: changes, availability: available }),

    /** Whether a request for the inbox's stream could be made now. */
    mayCall: async (ctx: Context): Promise<boolean> => {
      try {
        await needs.findCaller(ctx, openInboxStream);
        return true;
      } catch (error) {
        if (error instanceof Problem) return false;
        throw error;
      }
    },
  };
}

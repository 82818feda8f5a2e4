import { Router } from '@koa/router';
import { endOtherSessions, endSession, listSessions, type SignedInSession } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import { type AuditLog, deviceOf } from '../../audit/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import type { UsersStore } from '../users.store.ts';
import type { StoredSession } from '../users.store.ts';
import { isLive, lastUse } from './session-lifetime.ts';

/** Where the owner is signed in, and how to end it. */
export const sessionsRoutes = ({
  endpoint,
  users,
  audit,
  clock,
}: {
  endpoint: Endpoint;
  users: UsersStore;
  audit: AuditLog;
  clock: Clock;
}) => {
  const router = new Router();

  endpoint(router, listSessions, async ({ owner }) => {
    const sessions = await users.sessions(owner.id);
    const now = clock();
    return {
      success: true,
      data: {
        sessions: sessions
          .filter((session) => isLive(session, now))
          .toSorted((one, other) => lastUse(other).getTime() - lastUse(one).getTime())
          .map((session) => presentSession(session, owner.sessionId))
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      },
    };
  });

  endpoint(router, endOtherSessions, async ({ owner, ctx }) => {
    await users.endOtherSessions(owner.id, owner.sessionId ?? '');
    await audit.record(owner.id, { type: 'sessions.ended' }, ctx);
    return { success: true, message: 'Signed out everywhere else.' };
  });

  endpoint(router, endSession, async ({ owner, params, ctx }) => {
    const ended = (await users.sessions(owner.id)).find(({ id }) => id === params.sessionId);
    if (!ended) throw new Problem('not_found');
    await users.endSession(owner.id, ended.id);
    await audit.record(owner.id, { type: 'session.ended', detail: deviceOf(ended.userAgent) }, ctx);
    return { success: true, message: 'Signed out.' };
  });

  return router;
};

const presentSession = (session: StoredSession, currentId: string | null): SignedInSession => ({
  id: session.id,
  device: deviceOf(session.userAgent),
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: lastUse(session).toISOString(),
  isCurrent: session.id === currentId,
});

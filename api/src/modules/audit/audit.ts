import type { AuditEventType } from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Member } from '../../kernel/member.ts';
import type { AuditDocument, AuditStore } from './audit.store.ts';
import { deviceOf } from './device.ts';
import { shortAddress } from './short-address.ts';

type AuditEvent = {
  type: AuditEventType;
  /** What it was about, such as a token's name: a line without secrets. */
  detail?: string;
};

const keptDays = 365;

/**
 * The log that owners read. It is written beside what it tells of, so a log that cannot be written
 * stops nobody: `record` never throws.
 */
export const auditLog = ({ entries, clock, log }: { entries: AuditStore; clock: Clock; log: Logger }) => ({
  /** `from`: the request that caused it, if one did. */
  record: async (
    ownerId: ObjectId,
    { type, detail }: AuditEvent,
    from: Pick<Context, 'ip' | 'get' | 'state'> | null,
  ): Promise<void> => {
    const at = clock();
    const actor = actorOf(from?.state);
    try {
      await entries.insert(ownerId, {
        _id: new ObjectId(),
        type,
        at,
        detail: detail?.slice(0, 200) ?? null,
        device: from && deviceOf(from.get('User-Agent')),
        address: from && shortAddress(from.ip),
        ...(actor && { actor }),
        expiresAt: new Date(at.getTime() + keptDays * 86_400_000),
      });
    } catch (error) {
      log.error({ error, ownerId: ownerId.toHexString(), event: type }, 'an audit entry was lost');
    }
  },
});
/** The member that `endpoint()` has found for the request. */
function actorOf(state: Context['state'] | undefined): AuditDocument['actor'] | null {
  const member: Member | null | undefined = state?.['member'];
  return member ? { userId: member.userId, name: member.name } : null;
}

export type AuditLog = ReturnType<typeof auditLog>;

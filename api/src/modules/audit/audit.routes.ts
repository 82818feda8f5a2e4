import { Router } from '@koa/router';
import { listAudit, type AuditEntry } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { AuditStore } from './audit.store.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { AuditDocument } from './audit.store.ts';

const perPage = 25;

export const auditRoutes = ({ endpoint, auditEntries }: { endpoint: Endpoint; auditEntries: AuditStore }) => {
  const router = new Router();

  endpoint(router, listAudit, async ({ owner, query }) => {
    const before = query.before === undefined ? null : new ObjectId(query.before);
    // One more tells whether there is more.
    const found = await auditEntries.list(owner.id, before, perPage + 1);
    const shown = found.slice(0, perPage);
    return {
      success: true,
      data: {
        entries: shown.map(presentEntry),
        before: found.length > perPage ? (shown.at(-1)?._id.toHexString() ?? null) : null,
      },
    };
  });

  return router;
};

const presentEntry = ({ _id, type, at, detail, device, address, actor }: AuditDocument): AuditEntry => ({
  id: _id.toHexString(),
  type,
  at: at.toISOString(),
  detail,
  device,
  address,
  actor: actor?.name ?? null,
});

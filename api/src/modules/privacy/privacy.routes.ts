import { Readable } from 'node:stream';
import { Router } from '@koa/router';
import { deleteAccount as deleteCall, exportAccount as exportCall } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { BrowserIds } from '../accounts/index.ts';
import type { AuditLog } from '../audit/index.ts';
import { deleteAccount, type DeletionNeeds } from './delete-account.ts';
import { exportAccount, type ExportNeeds } from './export-account.ts';

type Needs = DeletionNeeds & ExportNeeds & { endpoint: Endpoint; audit: AuditLog; browserIds: BrowserIds };

/** What an owner may do with all of the own data: take it along, and have it deleted. */
export const privacyRoutes = (services: Needs) => {
  const { endpoint, audit, browserIds, clock } = services;
  const router = new Router();

  endpoint(router, exportCall, async ({ owner, ctx }) => {
    await audit.record(owner.id, { type: 'data.exported' }, ctx);
    ctx.attachment(`askwell-data-${clock().toISOString().slice(0, 'yyyy-mm-dd'.length)}.json`);
    ctx.type = 'application/json';
    ctx.body = Readable.from(exportAccount(services, owner));
    return undefined;
  });

  endpoint(router, deleteCall, async ({ owner, member, body, ctx }) => {
    await deleteAccount(services, { owner, member }, body, browserIds.callerOf(ctx));
    return { success: true, message: 'Your account has been deleted.' };
  });

  return router;
};

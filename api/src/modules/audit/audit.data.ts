import type { AccountData } from '../../kernel/account-data.ts';
import type { AuditStore } from './audit.store.ts';

export const auditData = ({ auditEntries }: { auditEntries: AuditStore }): AccountData => ({
  collections: ['audit'],
  exportOf: ({ id }) => ({ auditLog: auditEntries.all(id) }),
  deleteOfAccount: async ({ ownerId }) => void (await auditEntries.removeAllOf(ownerId)),
});

import type { Passkey } from '@askwell/contracts';
import type { StoredPasskey } from '../user-document.ts';

export const presentPasskey = ({ _id, name, addedAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id: _id.toHexString(),
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

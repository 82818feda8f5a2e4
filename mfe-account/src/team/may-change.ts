import type { Role } from '@askwell/contracts';

/** Only the owner makes, changes and removes admins; the server decides. */
export const mayChange = (role: Role, other: Role): boolean =>
  role === 'owner' ? other !== 'owner' : role === 'admin' && (other === 'editor' || other === 'agent');

import { hasPermission, type Permission } from '@askwell/contracts';
import { useSession } from '@askwell/platform';

/** Whether the person's role in the account includes this; the server decides. */
export function useMay(permission: Permission): boolean {
  const { user } = useSession();
  return user !== null && hasPermission(user.account.role, permission);
}

import { shallowEqual } from 'react-redux';
import type { User } from '@askwell/contracts';
import { useAppSelector } from '../hooks.ts';
import { selectSessionStatus, selectUser } from './session.selectors.ts';
import type { SessionState } from './session.slice.ts';

/** Who is signed in, as far as is known. `user` is set whenever `status` is `signedIn`. */
export const useSession = (): { status: SessionState['status']; user: User | null } =>
  useAppSelector((state) => ({ status: selectSessionStatus(state), user: selectUser(state) }), shallowEqual);

import type { User } from '@askwell/contracts';
import type { SessionState } from './session.slice.ts';

type WithSession = { session: SessionState };

export const selectUser = (state: WithSession): User | null => state.session.user;
export const selectToken = (state: WithSession): string | null => state.session.token;
export const selectSessionStatus = (state: WithSession): SessionState['status'] => state.session.status;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@askwell/contracts';
import { storedSession } from './stored-session.ts';

export type SessionState = {
  /** `checking`: there is a token, and the server has not said yet whose it is. */
  status: 'checking' | 'signedOut' | 'signedIn';
  token: string | null;
  user: User | null;
};

const signedOut: SessionState = { status: 'signedOut', token: null, user: null };

const fromStorage = (): SessionState => {
  const { token, user } = storedSession.read();
  return token === null ? signedOut : { status: 'checking', token, user };
};

/**
 * Who is signed in. The state is the truth; `keep-session.ts` keeps the browser's storage in step
 * with it.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: fromStorage,
  reducers: {
    /** A response carried a token and, as a rule, the user it belongs to. */
    sessionStarted: (_, { payload }: PayloadAction<{ token: string; user: User | null }>): SessionState => ({
      status: payload.user ? 'signedIn' : 'checking',
      ...payload,
    }),
    /**
     * The server said how the user is now. It says nothing to somebody who has signed out
     * meanwhile.
     */
    userChanged: (state, { payload: user }: PayloadAction<User>): SessionState =>
      state.token === null ? state : { ...state, status: 'signedIn', user },
    /** The token is forgotten, and the page stays as it is until it is left: nothing flashes. */
    signOutBegan: (state): SessionState => ({ ...state, token: null }),
    /** The session is over: the server refused the token, or another tab signed out. */
    sessionEnded: () => signedOut,
  },
});

export const { sessionStarted, userChanged, signOutBegan, sessionEnded } = sessionSlice.actions;

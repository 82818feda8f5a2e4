import { combineSlices, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from './api/base-api.ts';
import { sessionSlice } from './session/session.slice.ts';
import { toastsSlice } from './toasts/toasts.slice.ts';

const rootReducer = combineSlices(sessionSlice, toastsSlice, baseApi);

export const createPlatformStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = PlatformStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/**
 * The one store of this document: the platform is one federated singleton, and so is what it holds.
 */
export const store: PlatformStore = createPlatformStore();
// What is polled rests while nobody looks at the page.
setupListeners(store.dispatch);

/**
 * A state in which everything is as it is, but nobody is known to be signed in: the state of the
 * prerendered page and of hydration.
 */
export const stateOf = (from: PlatformStore, status: 'checking' | 'signedOut'): RootState => ({
  ...from.getState(),
  session: { status, token: null, user: null },
});

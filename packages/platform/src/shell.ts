/**
 * What only the shell (and a test that stands in for it) needs of the platform. Remotes must not
 * import this.
 */
export { Provider } from 'react-redux';
export {
  createBrowserRouter,
  createMemoryRouter,
  matchPath,
  Outlet,
  RouterProvider,
  useNavigationType,
  type RouteObject,
} from 'react-router-dom';
export { translateFailures } from './api/failure-text.ts';
export { unsavedChanges } from './leaving/unsaved-changes.ts';
export { isRegistry, registry } from './registry.ts';
export { attemptState } from './session/attempted-location.ts';
export { checkSession } from './session/check-session.ts';
export { keepSession } from './session/keep-session.ts';
export { QuietBoundary } from './slots/QuietBoundary.tsx';
export { default as SlotHost } from './slots/SlotHost.tsx';
export { slotLender, type SlotLender } from './slots/slot-lender.ts';
export { createPlatformStore, stateOf, store, type PlatformStore } from './store.ts';
export { selectToasts, toastDismissed, type ToastMessage } from './toasts/toasts.slice.ts';
